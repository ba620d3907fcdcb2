import { quantity } from "./abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { showAmount } from "../../foundation/text/format.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { line, outsideText, type Reading } from "./reading.ts"
import type { EvmCall } from "../../wallets/reader/walletRequest.ts"
import type { Described } from "./described.ts"
import type { WordsField } from "./words.ts"

/** Returns the calls of a request that a node can try; none if it is no call. */
export const triedCalls = (request: Described): ReadonlyArray<EvmCall> =>
  request.kind === "call" || request.kind === "transaction"
    ? [request.call]
    : request.kind === "batch"
      ? request.calls
      : []

/** A call as a node takes it. */
export const callParams = ({ data, from, to, value }: EvmCall): Readonly<Record<string, string>> => ({
  from,
  ...(to === undefined ? {} : { to }),
  value: `0x${value.toString(16)}`,
  input: data
})

/** Returns the parameters of `eth_simulateV1` for calls of one account, one after the other on the newest block. */
export const simulateParams = (calls: ReadonlyArray<EvmCall>): ReadonlyArray<unknown> => [
  {
    blockStateCalls: [
      {
        calls: calls.map(callParams)
      }
    ],
    traceTransfers: true,
    validation: false
  },
  "latest"
]

/** The calls of a node's answer to `eth_simulateV1`; undefined if it cannot be read. */
export const callsIn = (answer: unknown): ReadonlyArray<unknown> | undefined => {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined
  const calls = isRecord(first) ? first["calls"] : undefined
  return Array.isArray(calls) ? calls : undefined
}

/** Returns the gas that trying calls took, by a node's answer to `eth_simulateV1`; undefined if it does not say so. */
export const gasIn = (answer: unknown): bigint | undefined =>
  callsIn(answer)?.reduce<bigint | undefined>((sum, call) => {
    const used = isRecord(call) ? quantity(call["gasUsed"] ?? undefined) : undefined
    return sum === undefined || used === undefined ? undefined : sum + used
  }, 0n)

/** What the network takes for a request, in base units of its coin; null if nobody can tell. */
export type RequestFee = { readonly about: string; readonly hasDataFee: boolean } | null

/** Tells what a request costs. */
export const feeLines = (fee: RequestFee, reading: Reading): ReadonlyArray<WordsField> => {
  const { facts, network, say } = reading
  const coin = facts.coin(network)
  if (fee === null || coin === undefined) return [line(reading, "label.networkFee", say("fee.unknown"), "")]
  const amount = showAmount(formatUnits(BigInt(fee.about), coin.decimals), outsideText(coin.symbol))
  const value = say(fee.hasDataFee ? "fee.withData" : "fee.about", { amount })
  return [line(reading, "label.networkFee", value, fee.about, "amount")]
}
