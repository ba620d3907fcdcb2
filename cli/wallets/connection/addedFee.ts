import { isRecord } from "../../../core/foundation/data/isRecord.ts"

/** A request in the form in which it is passed to a wallet. */
interface Call {
  readonly method: string
  readonly params?: unknown
}

const feeFields = ["gas", "maxFeePerGas", "maxPriorityFeePerGas"]

/**
 * Returns the parameters of a recorded request without the fee that the terminal added for its own key, if `params` lack
 * it. The terminal reads that fee from a node, which a replay does not ask.
 */
export const removeAddedFee = (recorded: Call, params: unknown): unknown => {
  const [first, ...others] = Array.isArray(recorded.params) ? recorded.params : []
  const sent: unknown = Array.isArray(params) ? params[0] : undefined
  if (!isRecord(first) || !isRecord(sent)) return recorded.params
  if (recorded.method === "eth_sendTransaction") return [omitAdded(first, sent, feeFields), ...others]
  const capabilities = first["capabilities"]
  if (recorded.method !== "wallet_sendCalls" || !isRecord(capabilities)) return recorded.params
  const requested = isRecord(sent["capabilities"]) ? sent["capabilities"] : {}
  const remaining = { ...first, capabilities: omitAdded(capabilities, requested, ["feeCap"]) }
  const isOnlyFee = Object.keys(remaining.capabilities).length === 0
  return [isOnlyFee ? omitAdded(remaining, sent, ["capabilities"]) : remaining, ...others]
}

/** Returns an object without those of the names that the other object lacks. */
const omitAdded = (
  object: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  names: ReadonlyArray<string>
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name) || other[name] !== undefined))
