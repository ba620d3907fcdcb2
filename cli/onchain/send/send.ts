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
import { networkText } from "../../chain/network/networkText.ts"
import { tokenWords, wordData, wordLines } from "../plan/planWords.ts"
import { sendFee, sendWithFeeCap } from "../plan/sendFee.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { getCurrentSigner } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { transactionLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { tokenArgument } from "../token/tokenArgument.ts"
import { receiptReport, createPendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"

/** The options of `send`. */
export interface SendWords extends ConfirmWords {
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
    const token = words.token === undefined ? findCoin(all) : yield* tokenArgument("--token", words.token, network, all)
    const { flags, outbox } = yield* Run
    const { amount, name, request: bare, to, warnings } = yield* checkTransfer(account, token, words, flags.source._tag)
    const request = yield* sendWithFeeCap(network, bare)
    const { state } = yield* Store
    const networkName = networkText((yield* state).chain.networks, network)
    const moved = { account, network, to, ...(name === null ? {} : { name }), amount, token: token.symbol }
    const receiver: ReadonlyArray<readonly [string, string]> =
      name === null ? [["To", to]] : [["To", `${name} (${to})`]]
    const described = tokenWords(account, stepOf(account, request), { ...token, address: token.address ?? null }, to)
    const plan = Effect.map(
      Effect.all([sendFee(network, request), described]),
      ([{ data: fee, text }, words]): Plan => ({
        data: { ...moved, fee, words: wordData(words), warnings },
        requests: [stepOf(account, request)],
        lines: [
          ["Network", networkName],
          ["From", address],
          ...receiver,
          ["Amount", `${amount} ${token.symbol}`],
          ["Network fee", text],
          ...wordLines(words, "In words"),
          ...warnings.map((warning) => ["Warning", warning] as const)
        ]
      })
    )
    const stopped = yield* confirm(way, "Send", plan)
    if (stopped !== undefined) return stopped
    yield* requireAccepted(warnings, words.accept)
    const source = flags.source._tag
    const getReport = ({ data, lines }: TransactionReport): Report => ({
      data: { ...moved, transaction: data },
      lines: pairs([["You sent", `${amount} ${token.symbol}`], ...receiver, ["Network", networkName], ...lines])
    })
    const before = yield* state
    outbox.reportAs((all) => {
      const { hash, standing } = all.at(-1) ?? {}
      return hash === undefined || standing !== "taken"
        ? undefined
        : getReport(createPendingReport(hash, network, before, source))
    })
    const hash = yield* (yield* Sends).send(account, request)
    yield* reportSigned(hash, network)
    if (words.wait === false) return getReport(createPendingReport(hash, network, yield* state, source))
    return getReport(receiptReport(yield* (yield* Receipts).mined(network, hash), network, yield* state, source))
  }).pipe(provideWorld(sendParts))

/** Fails unless every warning is accepted by its name. */
export const requireAccepted = (warnings: ReadonlyArray<string>, accept: ReadonlyArray<string> = []) => {
  const unaccepted = warnings.filter((warning) => isWarningName(warning) && !accept.includes(warning))
  return unaccepted.length === 0 ? Effect.void : Effect.fail(toSendWarned(unaccepted))
}

/** The services that sending needs. */
export const sendParts = Layer.merge(
  Layer.provideMerge(
    transferLayer,
    Layer.merge(walletLayer, Layer.provide(TokenBalances.layer, SupportedChains.layer))
  ),
  Receipts.layer
)

/** Reports the transaction of a Solana wallet that only signs: then only the command knows that it was sent. */
export const reportSigned = Effect.fnUntraced(function* (hash: string, network: NetworkId) {
  const { flags, outbox } = yield* Run
  if (outbox.all().some((request) => request.hash === hash)) return
  outbox.begin({ network, lookUp: transactionLookUp(hash, network, flags) })
  outbox.taken({ hash, lookUp: transactionLookUp(hash, network, flags) })
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
    const { address, amount, name, request, warnings } = yield* (yield* Transfers).check(account, draft)
    return { to: address, name, amount, request, warnings: warnings.map((warning) => warning.name) }
  }
  const { address, name } = yield* receivers.get(account, words.to)
  const to = yield* receivers.check(splitAccountId(account).network, address, contract, isBurnt)
  const amount = (words.amount ?? "").trim()
  const request = yield* (yield* Sends).prepare(account, { amount, receiver: to, token, isBurnt })
  return { to, name, amount, request, warnings: [] }
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
