import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import type { PreparedSend } from "../../../services/onchain/send/Sends.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { sponsorLayer } from "../../../services/wallets/requests/sponsorLayer.ts"
import { Sponsors } from "../../../services/wallets/requests/Sponsors.ts"
import { knownNetworks } from "../../chain/network/knownNetworks.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { Run } from "../../run/world.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import type { Plan } from "../../wallets/requests/confirm.ts"
import type { TransactionReport } from "../../wallets/requests/receipt.ts"
import { sendFee } from "./sendFee.ts"

/** The flags of a command whose network fee a paymaster service may pay. */
export interface SponsorWords {
  /** The address of the service, by default that of `LATCHKEY_SPONSOR`; false to ask no service. */
  readonly sponsor?: string | false | undefined
}

const variable = "LATCHKEY_SPONSOR"
const example = "An example: --sponsor https://pay.example.com"

/** Fails unless text is the address of a paymaster service that may be asked. */
export const requireServiceUrl = (name: string, url: string) =>
  getSafeUrl(url) === ""
    ? createUsageError(
        `${name} needs the address of a paymaster service over https, and not "${url.slice(0, 64)}".`,
        example
      )
    : Effect.succeed(url)

/** Returns the address of the paymaster service that may pay; undefined without one. */
const readService = Effect.fnUntraced(function* ({ sponsor }: SponsorWords) {
  const { flags, host } = yield* Run
  if (sponsor === false) return undefined
  if (flags.source._tag === "fixtures")
    return sponsor === undefined
      ? undefined
      : yield* createUsageError(
          "--sponsor needs --sandbox or --live: a replay asks no paymaster service.",
          `${example} --sandbox`
        )
  if (sponsor !== undefined) return yield* requireServiceUrl("--sponsor", sponsor)
  const stored = host.env[variable] ?? ""
  return stored === "" ? undefined : yield* requireServiceUrl(variable, stored)
})

/**
 * The wallet's services with those of batches, and `Sponsors` if the flags name a paymaster service: it may pay on each
 * EVM network.
 */
export const makeSponsoredWallet = (words: SponsorWords) =>
  Layer.provideMerge(
    Layer.unwrapEffect(
      Effect.map(readService(words), (url) => {
        const ids = knownNetworks.flatMap(({ id }) => (id.startsWith("eip155:") ? [id] : []))
        const part: Layer.Layer<never, never, Layer.Layer.Context<ReturnType<typeof sponsorLayer>>> = url === undefined
          ? Layer.empty
          : sponsorLayer(Object.fromEntries(ids.map((id) => [id, { url }])))
        return part
      })
    ),
    Layer.provideMerge(CallBatches.layer, walletLayer)
  )

/** The payer of a fee, if a paymaster service was named. */
export interface Payer {
  readonly sponsorship: Sponsorship
  /** The address of the service. */
  readonly url: string
}

/** True if the flags name a paymaster service. */
export const isSponsorNamed = Effect.map(Effect.serviceOption(Sponsors), Option.isSome)

/** Returns who pays the fee of calls; undefined if no paymaster service was named. Never prompts, and never fails. */
export const findPayer = Effect.fnUntraced(function* (account: AccountId, calls: ReadonlyArray<BatchCall>) {
  const sponsors = yield* Effect.serviceOption(Sponsors)
  return Option.isNone(sponsors) ? undefined : yield* toPayer(account, yield* sponsors.value.check(account, calls))
})

/** Returns a payer with the address of the paymaster service; undefined if no service was named. */
export const toPayer = Effect.fnUntraced(function* (account: AccountId, sponsorship: Sponsorship | null) {
  const sponsors = yield* Effect.serviceOption(Sponsors)
  if (Option.isNone(sponsors) || sponsorship === null) return undefined
  const url = sponsors.value.getCapability(splitAccountId(account).network)["paymasterService"]?.["url"]
  const payer: Payer = { sponsorship, url: String(url) }
  return payer
})

const reasons: Readonly<Record<Exclude<Sponsorship, "paid">, string>> = {
  unsupported: "this account pays: its wallet reports no support for paymasters",
  refused: "this account pays: the paymaster service refuses",
  unavailable: "this account pays: the paymaster service gave no usable answer",
  ignored: "this account pays: its wallet ignored the paymaster service"
}

/** Returns the lines about the payer of a fee: the service, or the account with this fee and the reason. */
export const formatFeeLines = (payer: Payer | undefined, fee: Plan["lines"]): Plan["lines"] =>
  payer?.sponsorship === "paid"
    ? [["Network fee", `paid by ${payer.url}, not by this account`]]
    : [...fee, ...(payer === undefined ? [] : [["", reasons[payer.sponsorship]] as const])]

/** Returns the fee of a request before it is sent, as data and lines; the account's is estimated. Never fails. */
export const planFee = (network: NetworkId, request: PreparedSend, payer: Payer | undefined) =>
  payer?.sponsorship === "paid"
    ? Effect.succeed({ data: null, lines: formatFeeLines(payer, []) })
    : Effect.map(sendFee(network, request), ({ data, text }) => ({
        data,
        lines: formatFeeLines(payer, [["Network fee", text]])
      }))

/** Returns the payer as data of a plan; empty if no paymaster service was named. */
export const toPayerData = (payer: Payer | undefined) =>
  payer === undefined ? {} : { sponsor: payer.url, sponsorship: payer.sponsorship }

const Sender = Schema.NullOr(Schema.Struct({ from: Schema.String }))

/**
 * Returns the report of a transaction, with the fee only if the account paid it. If the account is the sender of the
 * transaction, its wallet ignored the paymaster service.
 */
export const withPayer = Effect.fnUntraced(function* (
  report: TransactionReport,
  account: AccountId,
  payer: Payer | undefined
) {
  if (payer?.sponsorship !== "paid") return report
  const { address, network } = splitAccountId(account)
  const { hash } = report.data
  const read = (yield* Rpc).read({ network, method: "eth_getTransactionByHash", params: [hash], result: Sender })
  const transaction = yield* Effect.orElseSucceed(read, () => null)
  if (transaction !== null && isSameId(transaction.from, address))
    return {
      ...report,
      lines: [...report.lines, ["Warning", "the wallet ignored the paymaster service: this account paid"] as const]
    }
  const paid: TransactionReport = {
    data: { ...report.data, fee: null },
    lines: report.lines.map(([label, text]) =>
      label === "Network fee" ? ([label, `paid by ${payer.url}`] as const) : ([label, text] as const)
    )
  }
  return paid
})
