import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { toUnreachable } from "../../../core/foundation/http/errors.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { plainName } from "../../../core/foundation/text/plain.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import { looksLike } from "../../../core/onchain/calldata/lookAlike.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { readAmount } from "../../../core/onchain/money/typedAmount.ts"
import { checkSend, requireToken } from "../../../core/onchain/send/checkSend.ts"
import { SendAmountMisfit, SendNotCovered, toSendFeeNotCovered } from "../../../core/onchain/send/errors.ts"
import { contractOf, isSymbol } from "../../../core/onchain/send/heldTokens.ts"
import type { SendReview } from "../../../core/onchain/send/events.ts"
import { mostOfCoin, type TransferFee } from "../../../core/onchain/send/fee.ts"
import { tokenNotFound } from "../../../core/onchain/token/errors.ts"
import { isCoin, parseTokenId } from "../../../core/onchain/token/tokenId.ts"
import { priceOf } from "../../../core/onchain/token/holdings.ts"
import { transferFrom } from "../../../core/onchain/token/erc20.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { Quantity } from "../../chain/rpc/gasPrice.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { erc20Reads } from "../token/erc20Reads.ts"
import { TokenBalances } from "../token/TokenBalances.ts"
import { type Receiver, Receivers } from "./Receivers.ts"
import { loadPart, type PreparedSend, Sends, stepOf } from "./Sends.ts"
import { transferFees } from "./transferFees.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** What is to be sent. `token`: the contract's bare address; null for the network's own coin. */
export interface TransferWish {
  readonly to: string
  readonly token: string | null
  /** Whole coins or tokens as text, or their base units; null for all that can be sent. */
  readonly amount: string | bigint | null
  /** The receiver may be an address that nobody owns. */
  readonly isBurnt?: boolean
}

/** The token of a transfer, by its chain's word. */
export interface SentToken {
  readonly address: string | null
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
  /** Dollars for one of them; null where nobody knows a price. */
  readonly price: string | null
}

/** A transfer that passed every check, and its request, which is what goes out. */
export interface Transfer extends Receiver {
  readonly account: AccountId
  readonly request: PreparedSend
  readonly token: SentToken
  readonly units: bigint
  /** The same in whole coins or tokens, with all digits. */
  readonly amount: string
  readonly fee: TransferFee | null
  readonly words: Words
  readonly warnings: SendReview["warnings"]
}

const CoinBalance = Schema.Struct({ value: Lamports })

/** Somebody else's token to be moved. `from`: whose it is. */
export interface OthersTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** What reads a transfer in words comes when one is to be reviewed, and of it what its chain needs. */
const words = "the words of a transfer"
const loadWords = loadPart(words, () => import("./transferWords.ts"))

const amountMisfit = ({ decimals, symbol }: SentToken, value: string) =>
  Effect.fail(new SendAmountMisfit({ symbol, decimals, value: value.slice(0, 64) }))

/** Says what the receiver's new account of a token takes, beside the fee. */
const withRent = (fee: TransferFee | null, request: PreparedSend): TransferFee | null =>
  fee !== null && "rent" in request && request.rent !== undefined ? { ...fee, rent: String(request.rent) } : fee

const make = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const balances = yield* TokenBalances
  const receivers = yield* Receivers
  const sends = yield* Sends
  const feeFor = yield* transferFees(rpc)

  const shown = (account: AccountId, address: string | null) =>
    latest(store.getState().token?.balances[account] ?? idle)?.find((one) => isSameToken(one.address ?? null, address))

  /** A token's decimals are its contract's own, or its list's: never those of storage. */
  const tokenOf = Effect.fnUntraced(function* (account: AccountId, address: string | null) {
    const { network } = splitAccountId(account)
    const seen = shown(account, address)
    const look = { iconUrl: seen?.iconUrl ?? "", price: seen === undefined ? null : priceOf(seen) }
    if (address === null) {
      const { decimals, symbol } = findNetwork(store.getState().chain.networks, network).nativeCurrency
      const coin: SentToken = { address, symbol, decimals, ...look }
      return coin
    }
    if (network.startsWith("eip155:")) {
      const [decimals, symbol] = yield* erc20Reads(rpc, network, address).unit
      const token: SentToken = { address, symbol: plainName(symbol, 24), decimals, ...look }
      return token
    }
    const held = yield* Effect.orElseSucceed(balances.list(account), () => [])
    const one = yield* requireToken(held.find((its) => its.address === address && its.stored !== true))
    const token: SentToken = { address, symbol: plainName(one.symbol, 24), decimals: one.quantity.decimals, ...look }
    return token
  })

  /** The contract of the token that a host names by its symbol, its contract or its CAIP-19 id; null for the coin. */
  const contractNamed = Effect.fnUntraced(function* (account: AccountId, word: string | null) {
    const { network } = splitAccountId(account)
    const id = Either.getOrUndefined(parseTokenId(word?.trim() ?? ""))
    if (id !== undefined && splitAccountId(id).network === network)
      return isCoin(id) ? null : splitAccountId(id).address
    if (word === null || id !== undefined) return word === null ? null : yield* tokenNotFound(word, network)
    if (!isSymbol(word)) return word.trim()
    const found = yield* named(account, word)
    return found === undefined ? yield* tokenNotFound(word, network) : found
  })

  /** Base units that the account holds, by the chain's word; null where nobody can be asked. */
  const heldOf = Effect.fnUntraced(function* (
    account: AccountId,
    { address: token, decimals }: Omit<SentToken, "symbol">
  ) {
    const { address, network } = splitAccountId(account)
    if (network.startsWith("eip155:"))
      return token === null
        ? BigInt(yield* rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Quantity }))
        : yield* erc20Reads(rpc, network, token).balance(address)
    if (!network.startsWith("solana:")) return null
    if (token === null) {
      const params = [address, { commitment: "confirmed" }]
      return (yield* rpc.read({ network, method: "getBalance", params, result: CoinBalance })).value
    }
    const held = (yield* balances.list(account)).find((one) => one.address === token)
    return held === undefined ? 0n : Either.getOrElse(readAmount(held.quantity.numeric, decimals), () => 0n)
  })

  const coinOf = (account: AccountId) => {
    const { decimals, symbol } = findNetwork(
      store.getState().chain.networks,
      splitAccountId(account).network
    ).nativeCurrency
    return { address: null, symbol, decimals, iconUrl: "", price: null }
  }

  /** The contract of the one token of this symbol that the account holds, null for the coin; undefined without one. */
  const named = (account: AccountId, symbol: string) =>
    Effect.map(
      Effect.orElseSucceed(balances.list(account), () => []),
      (held) =>
        contractOf(
          symbol,
          coinOf(account).symbol,
          held.filter(({ suspicious }) => suspicious === undefined)
        )
    )

  /** Fails where the coin does not cover the fee. `rest`: what the transfer leaves of it; null where nobody knows. */
  const requireFee = (account: AccountId, fee: TransferFee | null, rest: bigint | null) => {
    if (fee === null || rest === null) return Effect.void
    // A data fee that is not known is only in the most, as a margin.
    const needed = BigInt(fee.hasDataFee ? fee.most : fee.about)
    if (rest >= needed) return Effect.void
    const { decimals, symbol } = coinOf(account)
    return Effect.fail(toSendFeeNotCovered(symbol, significant(formatUnits(needed, decimals))))
  }

  const check = traced("Transfers.check")(function* (account: AccountId, wish: TransferWish) {
    const { address: from, network } = splitAccountId(account)
    const given = wish.amount === null ? null : String(wish.amount)
    yield* checkSend({ amount: given ?? "all", receiver: wish.to, token: wish.token ?? "coin" })
    const token = yield* tokenOf(account, yield* contractNamed(account, wish.token))
    const typed = given === null ? null : readAmount(given, typeof wish.amount === "bigint" ? 0 : token.decimals)
    if (typed !== null && Either.isLeft(typed)) return yield* amountMisfit(token, given ?? "")
    // Where it goes decides what it costs, so it is looked up before what is wrong with it is told.
    const found = yield* Effect.either(receivers.of(account, wish.to))
    const isCoin = token.address === null
    const [held, fee, coins] = yield* Effect.all(
      [
        heldOf(account, token),
        feeFor(network, from, Either.isRight(found) ? found.right.address : from, token.address),
        isCoin ? Effect.succeed(null) : Effect.either(heldOf(account, coinOf(account)))
      ],
      { concurrency: 3 }
    )
    const all = held === null ? null : isCoin && fee !== null ? mostOfCoin(held, fee) : held
    const units = typed === null ? (all ?? 0n) : typed.right
    if (units === 0n || (held !== null && units > held))
      return yield* new SendNotCovered({ balance: formatUnits(held ?? 0n, token.decimals), symbol: token.symbol })
    const rest = coins === null ? (held === null ? null : held - units) : fee === null ? null : yield* coins
    yield* requireFee(account, fee, rest)
    const receiver = yield* found
    const to = yield* receivers.judge(network, receiver.address, token.address, wish.isBurnt === true)
    const amount = formatUnits(units, token.decimals)
    const sent = { amount, receiver: to, token: { address: token.address ?? undefined, decimals: token.decimals } }
    const [request, hasCode, compared, { transferWords }] = yield* Effect.all(
      [
        sends.prepare(account, wish.isBurnt === true ? { ...sent, isBurnt: true } : sent),
        receivers.hasCode(network, to),
        receivers.compared(account),
        loadWords
      ],
      { concurrency: 4 }
    )
    const alike = looksLike(to, compared)
    const warnings: Transfer["warnings"] = [
      ...(sameAddress(network, to, from) ? [{ name: "own-address" as const }] : []),
      ...(hasCode ? [{ name: "contract-receiver" as const }] : []),
      ...(alike === undefined ? [] : [{ name: "looks-alike" as const, known: alike }])
    ]
    const transfer: Transfer = {
      account,
      request,
      token,
      units,
      amount,
      address: to,
      name: receiver.name,
      fee: withRent(fee, request),
      words: yield* Effect.mapError(
        transferWords(
          account,
          stepOf(account, request),
          { ...token, source: "own" },
          { address: to, tokenAccount: "tokenAccount" in request ? request.tokenAccount : undefined },
          store.getState().chain.networks
        ),
        toUnreachable(words)
      ),
      warnings
    }
    return transfer
  })

  /** Somebody else's token, moved by the account as far as they allow it, tried on the network. */
  const from = traced("Transfers.from")(function* (account: AccountId, wish: OthersTransfer) {
    const { address, network } = splitAccountId(account)
    const token = yield* tokenOf(account, yield* contractNamed(account, wish.token))
    const units = readAmount(wish.amount, token.decimals)
    if (Either.isLeft(units)) return yield* amountMisfit(token, wish.amount)
    const { address: typed } = yield* receivers.of(account, wish.to)
    const to = yield* receivers.judge(network, typed, token.address, false)
    return yield* sends.tried(account, {
      from: address,
      ...(yield* transferFrom(token.address ?? wish.token, wish.from, to, units.right))
    })
  })

  return {
    check,
    from,
    /** The fee of a transfer to nobody in particular yet; null if nobody can tell. */
    fee: (account: AccountId, token: string | null) => {
      const { address, network } = splitAccountId(account)
      return feeFor(network, address, address, token)
    },
    named,
    /** All that can be sent of a token, in whole ones; undefined if nobody can tell. */
    most: Effect.fnUntraced(function* (account: AccountId, address: string | null) {
      const { address: from, network } = splitAccountId(account)
      const token = yield* tokenOf(account, address)
      const [held, fee] = yield* Effect.all([heldOf(account, token), feeFor(network, from, from, address)], {
        concurrency: 2
      })
      if (held === null) return undefined
      return formatUnits(address === null && fee !== null ? mostOfCoin(held, fee) : held, token.decimals)
    })
  }
})

/**
 * Transfers from an account, checked in the order in which their faults are told, and read in words from what goes out.
 * A view, a host's call and a command are checked alike. docs/spec/onchain.md#send-checks.
 */
export class Transfers extends Context.Tag("services/Transfers")<Transfers, Effect.Effect.Success<typeof make>>() {
  /** Needs `Receivers`, `Rpc`, `Sends`, `Store` and `TokenBalances`. */
  static readonly layer = Layer.scoped(this, make)
}
