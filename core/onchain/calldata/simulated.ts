import { quantity } from "./abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { showAmount } from "../../foundation/text/format.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { amountText, coinText, line, outsideText, type Reading } from "./reading.ts"
import type { EvmCall } from "../../wallets/reader/walletRequest.ts"
import type { Described } from "./described.ts"
import type { WordsField } from "./words.ts"

/** What an account has more or less of once a request was carried out. */
export interface Change {
  /** The token's contract; null for the network's coin. */
  readonly token: string | null
  /** Base units; negative for what it gives. */
  readonly amount: bigint
}

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
const callsIn = (answer: unknown): ReadonlyArray<unknown> | undefined => {
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

/** `Transfer(address,address,uint256)`. */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
/** The address under which nodes tell transfers of the coin. */
const coinAddress = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"

const addressIn = (topic: unknown): string =>
  typeof topic === "string" && /^0x0{24}[0-9a-f]{40}$/i.test(topic) ? `0x${topic.slice(26).toLowerCase()}` : ""

/**
 * Returns what the account gives and gets by a node's answer to `eth_simulateV1`, what it gives first. Null if a call
 * would be refused, or if the answer cannot be read.
 */
export const changesIn = (answer: unknown, account: string): ReadonlyArray<Change> | null => {
  const own = account.toLowerCase()
  const calls = callsIn(answer)
  if (calls === undefined) return null
  const sums = new Map<string, bigint>()
  for (const call of calls) {
    const logs = isRecord(call) ? call["logs"] : undefined
    if (!isRecord(call) || quantity(call["status"] ?? undefined) !== 1n || !Array.isArray(logs)) return null
    for (const log of logs) {
      const topics = isRecord(log) ? log["topics"] : undefined
      if (!isRecord(log) || !Array.isArray(topics)) return null
      const [topic, from, to] = topics
      const [address, data] = [log["address"], log["data"]]
      if (topic !== transferTopic || topics.length !== 3 || typeof address !== "string" || !isWord(data)) continue
      const token = address.toLowerCase()
      const sum = (sums.get(token) ?? 0n) + (addressIn(to) === own ? BigInt(data) : 0n)
      sums.set(token, sum - (addressIn(from) === own ? BigInt(data) : 0n))
    }
  }
  return [...sums]
    .filter(([, amount]) => amount !== 0n)
    .map(([token, amount]) => ({ token: token === coinAddress ? null : token, amount }))
    .sort((a, b) => (a.amount < 0n === b.amount < 0n ? 0 : a.amount < 0n ? -1 : 1))
}

const isWord = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{64}$/i.test(value)

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

/** Tells the changes, a line each. Their digits have a minus where the account gives. */
export const changeLines = (changes: ReadonlyArray<Change>, reading: Reading): ReadonlyArray<WordsField> =>
  changes.map(({ amount, token }) => {
    const digits = amount < 0n ? -amount : amount
    const text = token === null ? coinText(reading, digits) : amountText(reading, token, digits)
    return line(reading, amount < 0n ? "label.give" : "label.get", text, String(amount), "amount")
  })
