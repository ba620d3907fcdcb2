import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { getCoin } from "../../../core/onchain/token/tokenId.ts"
import type { NamedToken } from "../../../core/onchain/token/resolveTokens.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { isWarningName } from "../../../core/onchain/money/warning.ts"
import { toSendWarned } from "../../../core/onchain/send/errors.ts"
import { Receivers } from "../../../services/onchain/send/Receivers.ts"
import { transferLayer } from "../../../services/onchain/send/sendLayer.ts"
import { Transfers } from "../../../services/onchain/send/Transfers.ts"
import { Sends, stepOf } from "../../../services/onchain/send/Sends.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { confirm, type ConfirmWords, type Plan, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { tokenWords, toWordData, formatWords } from "../plan/planWords.ts"
import { sendWithFeeCap } from "../plan/sendFee.ts"
import { toPayerData, planFee, makeSponsoredWallet, type SponsorWords, toPayer, withPayer } from "../plan/sponsor.ts"
import { sendChecked } from "../../../services/onchain/send/sendChecked.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { getCurrentSigner } from "../../wallets/connection/currentSigner.ts"
import { getTransactionLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { createTokenArgument } from "../token/createTokenArgument.ts"
import { createReceiptReport, createPendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"

/** The options of `send`. */
export interface SendWords extends ConfirmWords, SponsorWords {
  /** The network's coin if absent. */
  readonly token?: string | undefined
  readonly to: string
  readonly amount?: string | undefined
  /** Sends everything instead of an amount. */
  readonly max?: boolean | undefined
  readonly burn?: boolean | undefined
  readonly accept?: ReadonlyArray<string> | undefined
  readonly wait?: boolean | undefined
}

/**
 * `send`: sends the chain's coin or a token from the connected account. Completes once the transfer is in a block, or
 * with `--no-wait` once it is sent.
 */
export const send = (words: SendWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    yield* checkSend({
      amount: words.max ? "max" : words.amount,
      receiver: words.to,
      token: words.token ?? "coin"
    })
    const {
      accounts: [{ address }],
      network
    } = yield* getCurrentSigner({ dryRun: way === "dry-run" })
    const account = accountId(network, address)
    const all = yield* listSendable(account)
    const token =
      words.token === undefined ? findCoin(all) : yield* createTokenArgument("--token", words.token, network, all)
    const { flags } = yield* Run
    const checked = yield* checkTransfer(account, token, words, flags.source._tag)
    const { amount, capabilities, name, payer, to, warnings } = checked
    const request = yield* capabilities === undefined
      ? sendWithFeeCap(network, checked.request)
      : Effect.succeed(checked.request)
    const { state } = yield* Store
    const networkName = formatNetwork((yield* state).chain.networks, network)
    const moved = { account, network, to, ...(name === null ? {} : { name }), amount, token: token.symbol }
    const receiver: ReadonlyArray<readonly [string, string]> =
      name === null ? [["To", to]] : [["To", `${name} (${to})`]]
    const step = stepOf(account, request, capabilities)
    const described = tokenWords(account, step, { ...token, address: token.address ?? null }, to)
    const plan = Effect.map(
      Effect.all([planFee(network, request, payer), described]),
      ([{ data: fee, lines: feeLines }, words]): Plan => ({
        data: { ...moved, fee, ...toPayerData(payer), words: toWordData(words), warnings },
        requests: [step],
        lines: [
          ["Network", networkName],
          ["From", address],
          ...receiver,
          ["Amount", `${amount} ${token.symbol}`],
          ...feeLines,
          ...formatWords(words, "In words"),
          ...warnings.map((warning) => ["Warning", warning] as const)
        ]
      })
    )
    const stopped = yield* confirm(way, "Send", plan)
    if (stopped !== undefined) return stopped
    yield* requireAccepted(warnings, words.accept)
    const getReport = ({ data, lines }: TransactionReport): Report => ({
      data: { ...moved, ...toPayerData(payer), transaction: data },
      lines: formatPairs([["You sent", `${amount} ${token.symbol}`], ...receiver, ["Network", networkName], ...lines])
    })
    return yield* sendAndReport(account, { capabilities, payer, request }, getReport, words.wait !== false)
  }).pipe(provideWorld(sendParts(words)))

/** Sends a checked transfer, and returns the report of its transaction; without waiting for a block if not `isAwaited`. */
const sendAndReport = Effect.fnUntraced(function* (
  account: AccountId,
  {
    capabilities,
    payer,
    request
  }: Pick<Effect.Effect.Success<ReturnType<typeof checkTransfer>>, "capabilities" | "payer" | "request">,
  getReport: (transaction: TransactionReport) => Report,
  isAwaited: boolean
) {
  const { network } = splitAccountId(account)
  const { flags, outbox } = yield* Run
  const { state } = yield* Store
  const source = flags.source._tag
  const before = yield* state
  outbox.reportAs((all) => {
    const { hash, standing } = all.at(-1) ?? {}
    return hash === undefined || standing !== "taken"
      ? undefined
      : getReport(createPendingReport(hash, network, before, source))
  })
  const transfer = { account, capabilities, request, sponsorship: payer?.sponsorship ?? null }
  const id = yield* sendChecked(transfer, yield* WalletRequests)
  const isBatch = capabilities !== undefined
  if (!isBatch) yield* reportSigned(id, network)
  if (!isAwaited) return getReport(createPendingReport(id, network, yield* state, source))
  const hash = isBatch ? ((yield* (yield* CallBatches).done(account, id)).hashes.at(-1) ?? id) : id
  const receipt = createReceiptReport(yield* (yield* Receipts).mined(network, hash), network, yield* state, source)
  return getReport(yield* withPayer(receipt, account, payer))
})

/** Fails unless every warning is accepted by its name. */
export const requireAccepted = (warnings: ReadonlyArray<string>, accept: ReadonlyArray<string> = []) => {
  const unaccepted = warnings.filter((warning) => isWarningName(warning) && !accept.includes(warning))
  return unaccepted.length === 0 ? Effect.void : Effect.fail(toSendWarned(unaccepted))
}

/** The services that sending needs. */
export const sendParts = (words: SponsorWords) =>
  Layer.merge(
    Layer.provideMerge(
      transferLayer,
      Layer.merge(makeSponsoredWallet(words), Layer.provide(TokenBalances.layer, SupportedChains.layer))
    ),
    Receipts.layer
  )

/** Reports the transaction of a Solana wallet that only signs: then only the command knows that it was sent. */
export const reportSigned = Effect.fnUntraced(function* (hash: string, network: NetworkId) {
  const { flags, outbox } = yield* Run
  if (outbox.all().some((request) => request.hash === hash)) return
  outbox.begin({ network, lookUp: getTransactionLookUp(hash, network, flags) })
  outbox.recordAccepted({ hash, lookUp: getTransactionLookUp(hash, network, flags) })
})

/** Checks a transfer as a page does. A replay uses no node, so only the receiver is checked. */
export const checkTransfer = Effect.fnUntraced(function* (
  account: AccountId,
  token: Sendable,
  words: Pick<SendWords, "amount" | "burn" | "max" | "to">,
  source: string
) {
  const receivers = yield* Receivers
  const isBurnt = words.burn === true
  const contract = token.address ?? null
  if (source !== "fixtures" || words.max === true) {
    const draft = { to: words.to, token: contract, amount: words.max ? null : (words.amount ?? ""), isBurnt }
    const { address, sponsorship, warnings, ...checked } = yield* (yield* Transfers).check(account, draft)
    const payer = yield* toPayer(account, sponsorship)
    return { ...checked, to: address, payer, warnings: warnings.map((warning) => warning.name) }
  }
  const { address, name } = yield* receivers.get(account, words.to)
  const to = yield* receivers.check(splitAccountId(account).network, address, contract, isBurnt)
  const amount = (words.amount ?? "").trim()
  const request = yield* (yield* Sends).prepare(account, { amount, receiver: to, token, isBurnt })
  return { to, name, amount, request, capabilities: undefined, payer: undefined, warnings: [] }
})

/**
 * Lists the tokens that the account can send: its network's coin, and the tokens it holds. Without a chain service,
 * only the coin.
 */
export const listSendable = Effect.fnUntraced(function* (account: AccountId) {
  const { network } = splitAccountId(account)
  const { decimals, symbol } = findNetwork((yield* (yield* Store).state).chain.networks, network).nativeCurrency
  const tokens = yield* Effect.catchTags((yield* TokenBalances).list(account), {
    NoEndpoint: () => Effect.succeed<ReadonlyArray<TokenBalance>>([]),
    TokenBalanceUnavailable: () => Effect.succeed<ReadonlyArray<TokenBalance>>([])
  })
  const coin: Sendable = { id: getCoin(network), symbol, decimals }
  const all: readonly [Sendable, ...ReadonlyArray<Sendable>] = [
    coin,
    ...tokens.flatMap(
      ({ address, quantity, symbol }): ReadonlyArray<Sendable> =>
        address === undefined ? [] : [{ id: accountId(network, address), address, symbol, decimals: quantity.decimals }]
    )
  ]
  return all
})

export const findCoin = ([coin]: readonly [Sendable, ...ReadonlyArray<Sendable>]): Sendable => coin

interface Sendable extends NamedToken {
  readonly decimals: number
  /** The token contract; absent for a chain's own coin. */
  readonly address?: string
}
