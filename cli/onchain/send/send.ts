import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { coinOf } from "../../../core/onchain/token/tokenId.ts"
import type { NamedToken } from "../../../core/onchain/token/resolveTokens.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { SupportedChains } from "../../../services/chain/network/SupportedChains.ts"
import { Sends } from "../../../services/onchain/send/Sends.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { sendFee } from "./sendFee.ts"
import { Receipts } from "../../../services/wallets/requests/Receipts.ts"
import { signerAtHand } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { transactionLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { tokenArgument } from "../token/tokenArgument.ts"
import { receiptReport, toldSent, type ToldTransaction } from "../../wallets/requests/receipt.ts"
import { Run } from "../../run/world.ts"

/** The arguments of `send`. */
export interface SendWords extends ConfirmWords {
  readonly token: string
  readonly to: string
  readonly amount: string
}

/** `send`: sends the chain's coin or a token from the connected account. Completes once the transfer is in a block. */
export const send = (words: SendWords) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const { amount, receiver } = yield* checkSend({ amount: words.amount, receiver: words.to, token: words.token })
    const {
      accounts: [{ address }],
      network
    } = yield* signerAtHand
    const account = accountId(network, address)
    const token = yield* Effect.flatMap(sendable(account), (all) => tokenArgument("--token", words.token, network, all))
    const sends = yield* Sends
    const request = yield* sends.prepare(account, { amount, receiver, token })
    const { flags, outbox } = yield* Run
    const { state } = yield* Store
    const on = networkText((yield* state).chain.networks, network)
    const moved = { account, network, to: receiver, amount, token: token.symbol }
    const stopped = yield* confirm(
      way,
      Effect.map(sendFee(network, request), ({ data: fee, text }) => ({
        data: { ...moved, fee },
        lines: [
          ["Network", on],
          ["From", address],
          ["To", receiver],
          ["Amount", `${amount} ${token.symbol}`],
          ["Network fee", text]
        ]
      }))
    )
    if (stopped !== undefined) return stopped
    const source = flags.source._tag
    const reportOf = ({ data, lines }: ToldTransaction): Report => ({
      data: { ...moved, transaction: data },
      lines: pairs([["You sent", `${amount} ${token.symbol}`], ["To", receiver], ["Network", on], ...lines])
    })
    const before = yield* state
    outbox.reportAs((all) => {
      const { hash, standing } = all.at(-1) ?? {}
      return hash === undefined || standing !== "taken" ? undefined : reportOf(toldSent(hash, network, before, source))
    })
    const hash = yield* sends.send(account, request)
    // A Solana wallet may only sign: then only this command knows that the transaction was sent.
    if (!outbox.all().some((one) => one.hash === hash)) {
      outbox.begin({ network, lookUp: transactionLookUp(hash, network, flags) })
      outbox.taken({ hash, lookUp: transactionLookUp(hash, network, flags) })
    }
    return reportOf(receiptReport(yield* (yield* Receipts).mined(network, hash), network, yield* state, source))
  }).pipe(
    provideWorld(
      Layer.mergeAll(
        Layer.provideMerge(Sends.layer, walletLayer),
        Receipts.layer,
        Layer.provide(TokenBalances.layer, SupportedChains.layer)
      )
    )
  )

/** What the account can send: its network's coin, and the tokens it holds. Without a chain service, the coin only. */
const sendable = Effect.fnUntraced(function* (account: AccountId) {
  const { network } = splitAccountId(account)
  const { decimals, symbol } = findNetwork((yield* (yield* Store).state).chain.networks, network).nativeCurrency
  const tokens = yield* Effect.catchTags((yield* TokenBalances).list(account), {
    NoEndpoint: () => Effect.succeed<ReadonlyArray<TokenBalance>>([]),
    TokenBalanceUnavailable: () => Effect.succeed<ReadonlyArray<TokenBalance>>([])
  })
  const coin: Sendable = { id: coinOf(network), symbol, decimals }
  return [
    coin,
    ...tokens.flatMap(
      ({ address, quantity, symbol }): ReadonlyArray<Sendable> =>
        address === undefined ? [] : [{ id: accountId(network, address), address, symbol, decimals: quantity.decimals }]
    )
  ]
})

interface Sendable extends NamedToken {
  readonly decimals: number
  /** The token contract's; a chain's own coin has none. */
  readonly address?: string
}
