import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Option from "effect/Option"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { shortenToSignificant, roundUpToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { toCallParams, readSimulatedCalls, toSimulateParams } from "../../../core/onchain/calldata/simulation.ts"
import { toTransferFee, addReserve } from "../../../core/onchain/send/fee.ts"
import { SwapFeeRose } from "../../../core/onchain/swap/errors.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { EvmCall } from "../../../core/wallets/reader/walletRequest.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { readDataFee } from "../../../services/chain/rpc/dataFee.ts"
import { Quantity, readGasPrice } from "../../../services/chain/rpc/gasPrice.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import type { PreparedSend } from "../../../services/onchain/send/Sends.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Run } from "../../run/world.ts"

/** A fee before it is paid, as data and in words; null if it is unknown. */
interface FeeText {
  readonly data: {
    readonly amount: string
    /** The upper limit of the fee. */
    readonly most: string
    readonly symbol: string
    readonly estimate: true
    /** Solana: the deposit in the receiver's token account, which the transfer opens. */
    readonly rent?: string
  } | null
  readonly text: string
}

/** Estimates the fee of a transfer. Never fails: an unknown fee is explained in words. */
export const sendFee = Effect.fnUntraced(function* (network: NetworkId, request: PreparedSend) {
  const { flags } = yield* Run
  if ("satoshis" in request) return createUnknownFee("the wallet sets it")
  if (flags.source._tag === "fixtures") return createUnknownFee("a replay uses no node")
  const { decimals, symbol } = findNetwork((yield* (yield* Store).state).chain.networks, network).nativeCurrency
  const found = yield* Effect.either("transaction" in request ? succeedWithFee(request.fee) : gasFee(network, request))
  if (Either.isLeft(found)) return createUnknownFee(found.left.message.replace(/\.$/, ""))
  const rent = "rent" in request && request.rent !== undefined ? formatUnits(request.rent, decimals) : undefined
  return toFeeText(found.right, { decimals, symbol }, rent)
})

/** Returns a fee as data and in words. `rent`: the deposit for the receiver's token account (Solana). */
const toFeeText = (
  units: { readonly about: bigint; readonly most: bigint; readonly hasDataFee: boolean },
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  rent?: string
): FeeText => {
  const [amount, most] = [formatUnits(units.about, decimals), formatUnits(units.most, decimals)]
  return {
    data: isDecimal(amount) ? { amount, most, symbol, estimate: true, ...(rent === undefined ? {} : { rent }) } : null,
    text: [
      `about ${shortenToSignificant(amount)} ${symbol}`,
      ...(most === amount ? [] : [`at most ${roundUpToSignificant(most)} ${symbol}`]),
      ...(units.hasDataFee ? ["and the network’s data fee"] : []),
      ...(rent === undefined ? [] : [`and ${rent} ${symbol} to open the receiver's token account`])
    ].join(", ")
  }
}

/** A transaction with its fee cap. */
export interface CappedRequest {
  readonly request: TransactionRequest
  /** The highest cost of its gas; undefined if its wallet sets the fee, or if no node reports a price. */
  readonly gasMost?: bigint | undefined
  /** The most, including the data fee of a rollup, and whether that fee is unknown and not included. */
  readonly most?: bigint | undefined
  readonly hasDataFee?: boolean | undefined
  /** The failure of the node, if the terminal's own key would sign the transaction without a cap. */
  readonly failure?: Effect.Effect.Error<ReturnType<typeof gasTerms>>
}

/** True if the terminal's own key signs. It takes its fees from the request; a replay uses no node for them. */
export const isSignedHere = Effect.gen(function* () {
  const { flags } = yield* Run
  const { connection } = yield* (yield* Store).state
  return activeConnection(connection, "eip155")?.connectorId === "key" && flags.source._tag !== "fixtures"
})

/**
 * Returns a transaction with the fee cap that is shown, for the terminal's own key, which signs exactly that. A wallet
 * that sets its own fees keeps its choice, and a transaction whose fee is unknown is returned unchanged. `limit`: the
 * remainder of a cap that was shown for several transactions; fails if the network asks for more.
 */
const capFee = Effect.fnUntraced(function* (network: NetworkId, request: TransactionRequest, limit?: bigint) {
  const unchanged: CappedRequest = { request }
  if (!(yield* isSignedHere)) return unchanged
  const terms = yield* Effect.either(gasTerms(network, request, request.gas))
  if (Either.isLeft(terms)) return { ...unchanged, failure: terms.left }
  const { baseFee = 0n, dataFee, tip } = terms.right
  const gas = request.gas === undefined ? addReserve(terms.right.gas) : BigInt(request.gas)
  const usual = 2n * baseFee + tip
  const price = limit !== undefined && limit < gas * usual ? limit / gas : usual
  if (price < baseFee + tip) return yield* new SwapFeeRose()
  const hasDataFee = dataFee === "unknown"
  const capped: CappedRequest = {
    request: { ...request, ...toTerms(gas, price, tip) },
    gasMost: gas * price,
    most: gas * price + (hasDataFee ? 0n : 2n * dataFee),
    hasDataFee
  }
  return capped
})

/**
 * The gas of a transaction that no node can simulate, for the upper limit of its fee. The largest swaps of aggregators
 * take about a million.
 */
const unsimulatedGas = 1_500_000n

/**
 * Returns a transaction with its fee cap, as `requireFeeCap` does, for use after `earlier` ones. A node can estimate its
 * gas only once those are in a block, so the gas is that of a simulation after them, or else a high limit.
 */
export const capAfter = Effect.fnUntraced(function* (
  network: NetworkId,
  earlier: ReadonlyArray<TransactionRequest>,
  request: TransactionRequest
) {
  if (!(yield* isSignedHere)) return yield* requireFeeCap(network, request)
  const calls = [...earlier, request].map(
    ({ data, from, to, value }): EvmCall => ({ network, from, to, data, value: BigInt(value), authorizations: [] })
  )
  const found = yield* Effect.option(getCallsGas(yield* Rpc, network, calls))
  const gas = Option.getOrUndefined(found)?.at(-1) ?? unsimulatedGas
  return yield* requireFeeCap(network, { ...request, gas: toQuantity(gas) })
})

const toTerms = (gas: bigint, price: bigint, tip: bigint) => ({
  gas: toQuantity(gas),
  maxFeePerGas: toQuantity(price),
  maxPriorityFeePerGas: toQuantity(tip > price ? price : tip)
})

/**
 * Returns a transaction with its fee cap: see `capFee`. Fails if the terminal's own key would sign it and no node
 * reports its fee: the key never signs a fee that was not shown.
 */
export const requireFeeCap = Effect.fnUntraced(function* (
  network: NetworkId,
  request: TransactionRequest,
  limit?: bigint
) {
  const capped = yield* capFee(network, request, limit)
  return capped.failure === undefined ? capped : yield* Effect.fail(capped.failure)
})

/** Returns the request of `requireFeeCap` for a single transaction, which has no limit that its cap could exceed. */
export const withFeeCap = (network: NetworkId, request: TransactionRequest) =>
  requireFeeCap(network, request).pipe(
    Effect.catchTag("SwapFeeRose", Effect.die),
    Effect.map((capped) => capped.request)
  )

/** The fee of a batch of calls, and the capability with which the terminal's own key signs at most that. */
export interface BatchFee {
  readonly fee: FeeText
  readonly capabilities?: {
    readonly feeCap: { readonly optional: true; readonly calls: ReadonlyArray<ReturnType<typeof toTerms>> }
  }
  /** True if the terminal's own key would sign the calls without a cap. */
  readonly isUncapped?: boolean
}

/**
 * Reads the fee of calls that are sent one after another. EIP-5792 has no field for a fee: the cap is passed to the
 * terminal's own key as the optional capability `feeCap`, with the terms of each call. Another wallet estimates the
 * calls and sets the price itself, so only the fee at the current price is known.
 */
export const batchFee = Effect.fnUntraced(function* (network: NetworkId, calls: ReadonlyArray<EvmCall>) {
  const isOwn = yield* isSignedHere
  const toUnknownFee = (why: string): BatchFee => ({ fee: createUnknownFee(why), isUncapped: isOwn })
  if ((yield* Run).flags.source._tag === "fixtures") return toUnknownFee("a replay uses no node")
  const rpc = yield* Rpc
  const gasOfCalls = yield* Effect.cached(getCallsGas(rpc, network, calls))
  const getGasOf = (index: number) =>
    Effect.orElseSucceed(
      Effect.map(gasOfCalls, (all) => all?.[index]),
      () => undefined
    )
  const found = yield* Effect.either(
    Effect.all(
      [
        gasOfCalls,
        readGasPrice(rpc, network),
        Effect.forEach(calls, (call, index) => readDataFee(rpc, network, call, getGasOf(index)), { concurrency: 3 })
      ],
      { concurrency: 3 }
    )
  )
  if (Either.isLeft(found)) return toUnknownFee(found.left.message.replace(/\.$/, ""))
  const [gas, { baseFee = 0n, tip }, dataFees] = found.right
  if (gas === undefined) return toUnknownFee("a call would fail, or the node cannot simulate them one after another")
  const price = 2n * baseFee + tip
  const all = computeSum(gas)
  const data = dataFees.includes("unknown") ? ("unknown" as const) : computeSum(dataFees.map(BigInt))
  const { symbol, decimals } = findNetwork((yield* (yield* Store).state).chain.networks, network).nativeCurrency
  const about = all * (baseFee + tip) + toKnown(data)
  const hasDataFee = data === "unknown"
  if (!isOwn) {
    const { text } = toFeeText({ about, most: about, hasDataFee }, { symbol, decimals })
    return { fee: { data: null, text: `${text}, at the network's current price; your wallet sets the limit` } }
  }
  const capped: BatchFee = {
    fee: toFeeText({ about, most: all * price + 2n * toKnown(data), hasDataFee }, { symbol, decimals }),
    capabilities: { feeCap: { optional: true, calls: gas.map((callGas) => toTerms(callGas, price, tip)) } }
  }
  return capped
})

const toKnown = (data: bigint | "unknown"): bigint => (data === "unknown" ? 0n : data)
const computeSum = (all: ReadonlyArray<bigint>): bigint => all.reduce((sum, item) => sum + item, 0n)

/**
 * Reads the gas of calls, each with a reserve, one after another on the newest block; undefined if one would fail. A
 * simulation reports gas after refunds, which are at most a fifth, so its reserve is larger than that of an estimate.
 */
const getCallsGas = Effect.fnUntraced(function* (
  { read }: Rpc["Type"],
  network: NetworkId,
  calls: ReadonlyArray<EvmCall>
) {
  const [only, second] = calls
  if (only !== undefined && second === undefined) {
    const gas = yield* read({ network, method: "eth_estimateGas", params: [toCallParams(only)], result: Quantity })
    return [addReserve(BigInt(gas))]
  }
  const answer = yield* read({
    network,
    method: "eth_simulateV1",
    params: toSimulateParams(calls),
    result: Schema.Unknown
  })
  const tried = (readSimulatedCalls(answer) ?? []).flatMap((call) =>
    isRecord(call) && call["status"] === "0x1" && Schema.is(Quantity)(call["gasUsed"])
      ? [addReserve(addReserve(BigInt(call["gasUsed"])))]
      : []
  )
  return tried.length === calls.length ? tried : undefined
})

/** Returns a transfer with its fee cap: see `withFeeCap`. */
export const sendWithFeeCap = Effect.fnUntraced(function* (network: NetworkId, request: PreparedSend) {
  const capped: PreparedSend = "data" in request ? yield* withFeeCap(network, request) : request
  return capped
})

const createUnknownFee = (why: string): FeeText => ({ data: null, text: `unknown: ${why}` })

/** Returns the exact fee of a transaction that is already built. */
const succeedWithFee = (fee: bigint) => Effect.succeed({ about: fee, most: fee, hasDataFee: false })

/** Reads the price of a request from a node, and its gas unless `known` is set. */
const gasTerms = Effect.fnUntraced(function* (
  network: NetworkId,
  { data, from, to, value }: TransactionRequest,
  known?: string
) {
  const rpc = yield* Rpc
  const call = { from, to, data, value }
  const estimate = yield* Effect.cached(
    known === undefined
      ? Effect.map(rpc.read({ network, method: "eth_estimateGas", params: [call], result: Quantity }), BigInt)
      : Effect.succeed(BigInt(known))
  )
  const [gas, price, dataFee] = yield* Effect.all(
    [
      estimate,
      readGasPrice(rpc, network),
      readDataFee(
        rpc,
        network,
        { to, data: data ?? "0x" },
        Effect.orElseSucceed(estimate, () => undefined)
      )
    ],
    { concurrency: 3 }
  )
  return { gas, dataFee, ...price }
})

/** Computes the fee as the page does, but never more than the request's own cap. */
const gasFee = Effect.fnUntraced(function* (network: NetworkId, request: TransactionRequest) {
  const terms = yield* gasTerms(network, request)
  const { about, hasDataFee, most } = toTransferFee(terms)
  const { gas, maxFeePerGas } = request
  // The gas cap does not include the data fee, which the network charges in addition.
  const data = terms.dataFee === "unknown" ? 0n : 2n * terms.dataFee
  const cap = gas === undefined || maxFeePerGas === undefined ? BigInt(most) : BigInt(gas) * BigInt(maxFeePerGas) + data
  return { about: BigInt(about) > cap ? cap : BigInt(about), most: cap, hasDataFee }
})
