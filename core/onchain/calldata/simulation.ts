import { readQuantity } from "./abi.ts"
import { hasNoDataFee } from "../../chain/rpc/dataFee.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { compareDecimals, multiplyDecimals } from "../../foundation/text/decimal.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { computeWorth, showFee, showHighestFee } from "../../foundation/text/worth.ts"
import { createLine, showOutsideText, type Reading, warn } from "./reading.ts"
import type { BatchRequest, EvmCall, RequestedCapability } from "../../wallets/reader/walletRequest.ts"
import type { Described } from "./described.ts"
import type { WordsField } from "./words.ts"

/** Returns the calls of a request that a node can simulate; empty if the request is not a call. */
export const listTriedCalls = (request: Described): ReadonlyArray<EvmCall> =>
  request.kind === "call" || request.kind === "transaction"
    ? [request.call]
    : request.kind === "batch"
      ? listSuffixedCalls(request)
      : []

/** Returns the bytes of the capability `dataSuffix`, which the wallet appends to the data of a call. */
export const readSuffix = ({ name, value }: RequestedCapability): string | undefined => {
  const suffix = isRecord(value) ? value["value"] : value
  return name === "dataSuffix" && typeof suffix === "string" && /^0x(?:[0-9a-f]{2})*$/i.test(suffix)
    ? suffix.toLowerCase()
    : undefined
}

/**
 * Returns the calls of a batch as the wallet executes them. Adds a suffix only to data that is too short to name a
 * function, which the suffix may turn into a call. Contracts ignore bytes after complete data.
 */
export const listSuffixedCalls = ({ calls, capabilities }: BatchRequest): ReadonlyArray<EvmCall> => {
  const suffixes = capabilities.flatMap((capability) => {
    const suffix = readSuffix(capability)
    return suffix === undefined ? [] : [{ suffix, call: capability.call }]
  })
  return suffixes.length === 0
    ? calls
    : calls.map((call, index) => {
        const own = suffixes.filter((item) => item.call === index || item.call === undefined)
        return call.data.length >= 10
          ? call
          : { ...call, data: call.data + own.map(({ suffix }) => suffix.slice(2)).join("") }
      })
}

/** Returns a call in the form of a node's parameters. */
export const toCallParams = ({ data, from, to, value }: EvmCall): Readonly<Record<string, string>> => ({
  from,
  ...(to === undefined ? {} : { to }),
  value: `0x${value.toString(16)}`,
  input: data
})

/** Returns the parameters of `eth_simulateV1` for consecutive calls of one account on the newest block. */
export const toSimulateParams = (calls: ReadonlyArray<EvmCall>): ReadonlyArray<unknown> => [
  {
    blockStateCalls: [
      {
        calls: calls.map(toCallParams)
      }
    ],
    traceTransfers: true,
    validation: false
  },
  "latest"
]

/** Returns the calls in a node's answer to `eth_simulateV1`; undefined if it is invalid. */
export const readSimulatedCalls = (answer: unknown): ReadonlyArray<unknown> | undefined => {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  const calls = isRecord(first) ? first["calls"] : undefined
  return Array.isArray(calls) ? calls : undefined
}

/**
 * Returns the gas that simulated calls used, from a node's answer to `eth_simulateV1`; undefined if the answer does not
 * contain it.
 */
export const readGas = (answer: unknown): bigint | undefined =>
  readSimulatedCalls(answer)?.reduce<bigint | undefined>((sum, call) => {
    const gasUsed = isRecord(call) ? readQuantity(call["gasUsed"] ?? undefined) : undefined
    return sum === undefined || gasUsed === undefined ? undefined : sum + gasUsed
  }, 0n)

/** The network fee of a request, in base units of the coin; null if unknown. */
export type RequestFee = {
  /** Including the data fee of a rollup. */
  readonly amount: bigint
  /** The network charges a data fee that could not be read, or may charge one that has not been read yet. */
  readonly hasDataFee: boolean | "maybe"
  /** True if the page sets a part of the fee: then it is the maximum that the request may cost. */
  readonly isAsked: boolean
  /** The page's price is far above the network's, or the fee exceeds both the amount sent and a few dollars. */
  readonly warning?: "warn.fee" | "warn.feePrice"
} | null

/** A node's values for a request. Each may be unknown. */
export interface NodeGas {
  /** The estimated gas, and the same with a reserve. */
  readonly gas?: bigint | undefined
  readonly reserved?: bigint | undefined
  /**
   * The rollup's fee for the data of the request; "unknown" if there is one and its oracle did not answer, "unread" if
   * there may be one.
   */
  readonly dataFee?: bigint | "unknown" | "unread"
  readonly price?: { readonly baseFee?: bigint | undefined; readonly tip: bigint } | undefined
}

/** The highest multiple of the current price or the estimated gas that a page may set without a warning. */
const farAbove = 5n
/** The lowest fee that is compared with the amount: in dollars, or in coins if the price is unknown. */
const fewDollars = "5"
const fewCoins = "0.002"

/**
 * Returns the cost of a request: the values that its page sets, `gas × maxFeePerGas` or `gasPrice`, and the node's
 * values for the rest. docs/spec/onchain.md#calldata-fees.
 */
export const computeRequestFee = (request: Described, node: NodeGas, { facts, network }: Reading): RequestFee => {
  const terms = request.kind === "transaction" ? request.terms : {}
  const { baseFee = 0n, tip = 0n } = node.price ?? {}
  const isPriced = (terms.gasPrice ?? terms.maxFeePerGas) !== undefined
  const { blobFee = 0n } = terms
  const isAsked = isPriced || terms.gas !== undefined || terms.maxPriorityFeePerGas !== undefined || blobFee > 0n
  const { dataFee = 0n, reserved } = node
  const hasDataFee = dataFee === "unread" ? "maybe" : dataFee === "unknown"
  const data = typeof dataFee === "bigint" ? dataFee : 0n
  if (!isAsked)
    return reserved === undefined || node.price === undefined
      ? null
      : { amount: reserved * (baseFee + tip) + data, hasDataFee, isAsked }
  const price =
    terms.gasPrice ??
    terms.maxFeePerGas ??
    (node.price === undefined ? undefined : 2n * baseFee + (terms.maxPriorityFeePerGas ?? tip))
  const gas = terms.gas ?? reserved
  if (price === undefined || gas === undefined) return null
  // The page's price is the maximum for the gas; the data fee may double, as in the maximum of a transfer.
  const amount = gas * price + blobFee + 2n * data
  const isFar = node.price !== undefined && price > farAbove * (baseFee + tip)
  const sent = listTriedCalls(request).reduce((sum, { value }) => sum + value, 0n)
  const isMuchGas =
    terms.gas !== undefined && (node.gas === undefined ? node.price !== undefined : terms.gas > farAbove * node.gas)
  const coin = facts.coin(network)
  const coins = coin === undefined ? undefined : formatUnits(amount, coin.decimals)
  const worth = facts.coinPrice?.(network)
  const isMuch =
    coins !== undefined &&
    (worth === undefined
      ? compareDecimals(coins, fewCoins) > 0
      : compareDecimals(multiplyDecimals(coins, worth), fewDollars) > 0)
  const isMore = amount > sent && isMuch && (sent > 0n || isMuchGas || blobFee > 0n)
  return {
    amount,
    hasDataFee,
    isAsked,
    ...(isFar ? { warning: "warn.feePrice" as const } : isMore ? { warning: "warn.fee" as const } : {})
  }
}

/** Returns the fields by which a request's page sets a part of the fee. */
const getFeeFields = (request: Described): ReadonlyArray<string> =>
  request.kind === "transaction"
    ? Object.keys(request.terms).map((name) => (name === "blobFee" ? "maxFeePerBlobGas" : name))
    : []

/** Returns true if the page sets a part of the fee, which must be compared with the network's price before approval. */
export const hasFee = (request: Described): boolean => getFeeFields(request).length > 0

/** Returns a warning if the page sets a part of the fee and the node reported nothing to compare it with. */
export const warnOfUncheckedFee = (
  request: Described,
  { gas, price }: NodeGas,
  reading: Reading
): ReadonlyArray<WordsField> =>
  hasFee(request) && (price === undefined || gas === undefined)
    ? [warn(reading, "warn.field", { field: getFeeFields(request).join(", ") })]
    : []

/**
 * Returns a warning if a page sets a fee in a token (Celo) that is far above the network's, or that the node reported
 * nothing to compare it with. `price`: the node's price of gas in that token.
 */
export const warnOfTokenFee = (
  request: Described,
  { gas, price }: { readonly gas?: bigint | undefined; readonly price?: bigint | undefined },
  reading: Reading
): ReadonlyArray<WordsField> => {
  if (request.kind !== "transaction" || !hasFee(request)) return []
  if (gas === undefined || price === undefined)
    return [warn(reading, "warn.field", { field: getFeeFields(request).join(", ") })]
  const { terms } = request
  const pagePrice = terms.gasPrice ?? terms.maxFeePerGas ?? price + (terms.maxPriorityFeePerGas ?? 0n)
  const isFar = (terms.gas ?? gas) * pagePrice > farAbove * gas * price
  return isFar ? [warn(reading, "warn.feePrice")] : []
}

/** Describes the fee that a page sets, if no node is asked for a comparison. */
export const toTermsLines = (request: Described, reading: Reading): ReadonlyArray<WordsField> => {
  if (!hasFee(request) || (request.kind === "transaction" && request.feeToken !== undefined)) return []
  const fee = computeRequestFee(request, { dataFee: hasNoDataFee(reading.network) ? 0n : "unread" }, reading)
  return [
    ...formatFeeLines(fee, reading, getBlobFee(request)),
    ...(fee === null ? [warn(reading, "warn.field", { field: getFeeFields(request).join(", ") }, "careful")] : [])
  ]
}

/**
 * Returns the line about a fee that another pays: the batch requires a paymaster service, so that a wallet without it
 * rejects the batch. Undefined if the account pays, or may have to.
 */
export const createPaidFeeLine = (request: Described, reading: Reading): WordsField | undefined => {
  const service =
    request.kind === "batch"
      ? request.capabilities.find(
          ({ call, isOptional, name }) => name === "paymasterService" && call === undefined && !isOptional
        )
      : undefined
  const url = isRecord(service?.value) ? service.value["url"] : undefined
  return typeof url === "string" ? createLine(reading, "label.networkFee", reading.say("fee.paid"), url) : undefined
}

/** Returns the maximum cost of the blobs of a request (EIP-4844). */
export const getBlobFee = (request: Described): bigint =>
  request.kind === "transaction" ? (request.terms.blobFee ?? 0n) : 0n

/**
 * Returns the lines about a request's cost, with a warning if it is too high. `blobFee`: the part of an unknown fee that
 * is known.
 */
export const formatFeeLines = (fee: RequestFee, reading: Reading, blobFee = 0n): ReadonlyArray<WordsField> => {
  const { facts, network, say } = reading
  const coin = facts.coin(network)
  if (fee === null || coin === undefined) {
    const amount = coin && `${formatUnits(blobFee, coin.decimals)} ${showOutsideText(coin.symbol)}`
    return [
      amount === undefined || blobFee === 0n
        ? createLine(reading, "label.networkFee", say("fee.unknown"), "")
        : createLine(reading, "label.networkFee", say("fee.unknownBlobs", { amount }), String(blobFee), "amount")
    ]
  }
  const { amount: units, hasDataFee, isAsked, warning } = fee
  const symbol = showOutsideText(coin.symbol)
  const exact = formatUnits(units, coin.decimals)
  const price = facts.coinPrice?.(network)
  const coins = `${exact} ${symbol}`
  // The page's maximum is signed, so its exact amount follows the dollars.
  const maximum = computeWorth(exact, price) === null ? coins : `${showHighestFee(exact, symbol, price)} (${coins})`
  const amount = isAsked ? maximum : showFee(exact, symbol, price)
  const value = isAsked
    ? say(hasDataFee === "maybe" ? "fee.byPageMaybe" : hasDataFee ? "fee.byPageWithData" : "fee.byPage", { amount })
    : say(hasDataFee ? "fee.withData" : "fee.about", { amount })
  return [
    createLine(reading, "label.networkFee", value, String(units), "amount"),
    ...(warning === undefined ? [] : [warn(reading, warning, {}, "danger")])
  ]
}
