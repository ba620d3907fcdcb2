import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { shortenToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { looksLike } from "../../../core/onchain/calldata/lookAlike.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import { readAmount } from "../../../core/onchain/money/typedAmount.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { findEarlierAddress } from "../../../core/onchain/send/earlierAddress.ts"
import { SendAmountMisfit, SendFeeNotCovered, SendNotCovered } from "../../../core/onchain/send/errors.ts"
import type { SendReview } from "../../../core/onchain/send/events.ts"
import { computeMaximum, type TransferFee } from "../../../core/onchain/send/fee.ts"
import { transferFrom } from "../../../core/onchain/token/erc20.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import type { BatchCapabilities } from "../../../core/wallets/requests/callBatch.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import { TokenBalances } from "../token/TokenBalances.ts"
import { type Receiver, Receivers } from "./Receivers.ts"
import {
  getCoin,
  findBySymbol,
  readBalance,
  readToken,
  resolveToken,
  type SentToken,
  type TokenServices
} from "./readTransferToken.ts"
import { loadPart, type PreparedSend, Sends, stepOf } from "./Sends.ts"
import { findSponsorship, readFeeAndPayer, transferFees } from "./transferFees.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The requested transfer. `token`: the contract's bare address; null for the network's own coin. */
export interface RequestedTransfer {
  readonly to: string
  readonly token: string | null
  /** Whole coins or tokens as text, or base units as bigint; null for the maximum. */
  readonly amount: string | bigint | null
  /** True if the receiver may be an address without an owner. */
  readonly isBurnt?: boolean
}

/** A transfer that passed every check, with the request that is sent. */
export interface Transfer extends Receiver {
  readonly account: AccountId
  readonly request: PreparedSend
  readonly token: SentToken
  readonly units: bigint
  /** The amount in whole coins or tokens, with all digits. */
  readonly amount: string
  /** Null if the fee is unknown, or if the host pays it. */
  readonly fee: TransferFee | null
  /** The payer of the fee; null if the host does not offer to pay it. */
  readonly sponsorship: Sponsorship | null
  /** The capability that is requested of the wallet if the host pays. */
  readonly capabilities?: BatchCapabilities | undefined
  readonly words: Words
  readonly warnings: SendReview["warnings"]
}

/** A transfer of a token that belongs to another account. `from`: its owner. */
export interface OthersTransfer {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: string
}

/** Loads the code that describes transfers with the first review, together with the part for its chain. */
const loadWords = loadPart(() => import("./transferWords.ts"))

const failAmount = ({ decimals, symbol }: SentToken, value: string) =>
  Effect.fail(new SendAmountMisfit({ symbol, decimals, value: value.slice(0, 64) }))

/** Adds the rent of the receiver's new token account to the fee. */
const withRent = (fee: TransferFee | null, request: PreparedSend): TransferFee | null =>
  fee !== null && "rent" in request && request.rent !== undefined ? { ...fee, rent: String(request.rent) } : fee

interface TransferServices extends TokenServices {
  readonly receivers: Receivers["Type"]
  readonly sends: Sends["Type"]
  readonly sponsors: Sponsors["Type"] | undefined
  readonly feeFor: Effect.Effect.Success<ReturnType<typeof transferFees>>
}

/** Fails if the coin does not cover the fee. `remaining`: the coin balance after the transfer; null if unknown. */
const requireFee = (
  store: Store["Type"],
  account: AccountId,
  fee: TransferFee | null,
  remaining: bigint | null
): Effect.Effect<void, SendFeeNotCovered> => {
  if (fee === null || remaining === null) return Effect.void
  // An unknown data fee is only included in the maximum, as a margin.
  const needed = BigInt(fee.hasDataFee ? fee.most : fee.about)
  if (remaining >= needed) return Effect.void
  const { decimals, symbol } = getCoin(store, account)
  return new SendFeeNotCovered({ coin: symbol, fee: shortenToSignificant(formatUnits(needed, decimals)) })
}

/** Returns the base units of an amount; null for the maximum. */
const readUnits = (token: SentToken, amount: RequestedTransfer["amount"]) => {
  if (amount === null) return Effect.succeed(null)
  const text = String(amount)
  const units = readAmount(text, typeof amount === "bigint" ? 0 : token.decimals)
  return Either.isLeft(units) ? failAmount(token, text) : Effect.succeed(units.right)
}

/**
 * Returns the base units to send, the fee of a transfer, and who pays it. Fails if the account does not hold enough
 * tokens, or enough coins for a fee that it pays. `receiver`: its address if known, which determines the fee.
 */
const checkBalances = Effect.fnUntraced(function* (
  services: TransferServices,
  account: AccountId,
  token: SentToken,
  typedUnits: bigint | null,
  receiver: string | undefined
) {
  const { address: from, network } = splitAccountId(account)
  const isCoin = token.address === null
  const [[balance, sponsorship], ownFee, coins] = yield* Effect.all(
    [
      Effect.flatMap(readBalance(services, account, token), (balance) =>
        Effect.map(
          findSponsorship(services.sponsors, account, token, typedUnits ?? balance ?? 0n, receiver ?? from),
          (sponsorship) => [balance, sponsorship] as const
        )
      ),
      services.feeFor(network, from, receiver ?? from, token.address),
      isCoin ? Effect.succeed(null) : Effect.either(readBalance(services, account, getCoin(services.store, account)))
    ],
    { concurrency: 3 }
  )
  const fee = sponsorship === "paid" ? null : ownFee
  const max = balance === null ? null : isCoin && fee !== null ? computeMaximum(balance, fee) : balance
  const units = typedUnits ?? max ?? 0n
  if (units === 0n || (balance !== null && units > balance))
    return yield* new SendNotCovered({ balance: formatUnits(balance ?? 0n, token.decimals), symbol: token.symbol })
  const remaining = coins === null ? (balance === null ? null : balance - units) : fee === null ? null : yield* coins
  yield* requireFee(services.store, account, fee, remaining)
  return { units, fee, sponsorship }
})

/** Describes a checked transfer from the request that is sent. */
const describe = (
  store: Store["Type"],
  {
    account,
    address,
    capabilities,
    request,
    token
  }: Pick<Transfer, "account" | "address" | "capabilities" | "request" | "token">,
  { transferWords }: Effect.Effect.Success<typeof loadWords>
) =>
  Effect.catchAll(
    transferWords(
      account,
      stepOf(account, request, capabilities),
      { ...token, source: "own" },
      { address, tokenAccount: "tokenAccount" in request ? request.tokenAccount : undefined },
      store.getState().chain.networks
    ),
    failWithMissingCode
  )

const checkTransfer = traced("Transfers.check")(function* (
  services: TransferServices,
  account: AccountId,
  options: RequestedTransfer
) {
  const { receivers, sends, store } = services
  const { address: from, network } = splitAccountId(account)
  yield* checkSend({
    amount: options.amount === null ? "all" : String(options.amount),
    receiver: options.to,
    token: options.token ?? "coin"
  })
  const token = yield* readToken(services, account, yield* resolveToken(services, account, options.token))
  const typedUnits = yield* readUnits(token, options.amount)
  // The receiver determines the cost, so it is resolved before its own errors are reported.
  const found = yield* Effect.either(receivers.get(account, options.to))
  const receiverAddress = Either.isRight(found) ? found.right.address : undefined
  const { fee, sponsorship, units } = yield* checkBalances(services, account, token, typedUnits, receiverAddress)
  const receiver = yield* found
  const isBurnt = options.isBurnt === true
  const to = yield* receivers.check(network, receiver.address, token.address, isBurnt)
  const amount = formatUnits(units, token.decimals)
  const sending = { amount, receiver: to, token: { address: token.address ?? undefined, decimals: token.decimals } }
  const [request, hasCode, compared, wording] = yield* Effect.all(
    [
      sends.prepare(account, isBurnt ? { ...sending, isBurnt } : sending),
      receivers.hasCode(network, to),
      receivers.getCompared(account),
      loadWords
    ],
    { concurrency: 4 }
  )
  const similar = looksLike(to, compared)
  const earlier = findEarlierAddress(store.getState().receipt?.sent ?? [], network, receiver)
  const warnings: Transfer["warnings"] = [
    ...(isSameAddress(network, to, from) ? [{ name: "own-address" as const }] : []),
    ...(hasCode ? [{ name: "contract-receiver" as const }] : []),
    ...(similar === undefined ? [] : [{ name: "looks-alike" as const, known: similar }]),
    ...(earlier === undefined ? [] : [{ name: "name-moved" as const, known: earlier }])
  ]
  const capabilities = sponsorship === "paid" ? services.sponsors?.getCapability(network) : undefined
  const checked = {
    account,
    request,
    sponsorship,
    capabilities,
    token,
    units,
    amount,
    address: to,
    name: receiver.name
  }
  const words = yield* describe(store, checked, wording)
  const transfer: Transfer = { ...checked, fee: withRent(fee, request), words, warnings }
  return transfer
})

/** Prepares the transfer of another owner's token within their allowance, and simulates it on the network. */
const prepareFrom = traced("Transfers.from")(function* (
  services: TransferServices,
  account: AccountId,
  options: OthersTransfer
) {
  const { receivers, sends } = services
  const { address, network } = splitAccountId(account)
  const token = yield* readToken(services, account, yield* resolveToken(services, account, options.token))
  const units = readAmount(options.amount, token.decimals)
  if (Either.isLeft(units)) return yield* failAmount(token, options.amount)
  const receiver = yield* receivers.get(account, options.to)
  const to = yield* receivers.check(network, receiver.address, token.address, false)
  return yield* sends.simulate(account, {
    from: address,
    ...(yield* transferFrom(token.address ?? options.token, options.from, to, units.right))
  })
})

const readMax = Effect.fnUntraced(function* (services: TransferServices, account: AccountId, address: string | null) {
  const { address: from, network } = splitAccountId(account)
  const token = yield* readToken(services, account, address)
  const [balance, fee] = yield* Effect.all(
    [readBalance(services, account, token), services.feeFor(network, from, from, address)],
    { concurrency: 2 }
  )
  if (balance === null) return undefined
  return formatUnits(address === null && fee !== null ? computeMaximum(balance, fee) : balance, token.decimals)
})

const make = Effect.gen(function* () {
  const rpc = yield* Rpc
  const services: TransferServices = {
    store: yield* Store,
    rpc,
    balances: yield* TokenBalances,
    receivers: yield* Receivers,
    sends: yield* Sends,
    sponsors: Option.getOrUndefined(yield* Effect.serviceOption(Sponsors)),
    feeFor: yield* transferFees(rpc)
  }
  return {
    check: (account: AccountId, options: RequestedTransfer) => checkTransfer(services, account, options),
    from: (account: AccountId, options: OthersTransfer) => prepareFrom(services, account, options),
    fee: (account: AccountId, token: string | null) => readFeeAndPayer(services, account, token),
    /** Returns the contract of the only held token with this symbol, null for the coin; otherwise undefined. */
    findBySymbol: (account: AccountId, symbol: string) => findBySymbol(services, account, symbol),
    /** Returns the maximum that can be sent of a token, in whole tokens; undefined if unknown. */
    most: (account: AccountId, address: string | null) => readMax(services, account, address)
  }
})

/**
 * Transfers from an account, validated in the order in which errors are reported, and described from the request that
 * is sent. Views, host calls and commands use the same checks. docs/spec/onchain.md#send-checks.
 */
export class Transfers extends Context.Tag("services/Transfers")<Transfers, Effect.Effect.Success<typeof make>>() {
  /** Needs `Receivers`, `Rpc`, `Sends`, `Store` and `TokenBalances`. */
  static readonly layer = Layer.scoped(this, make)
}
