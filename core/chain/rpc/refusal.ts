import type { CallError } from "../../foundation/http/errors.ts"
import type { RpcError } from "./errors.ts"

/**
 * Codes with which a node or a wallet refuses this particular request: reverted, invalid params, rejected, rejected by
 * the user.
 */
const refusals: ReadonlySet<number> = new Set([3, -32602, -32003, 4001, 5000, 5002])

/** Nodes use their general codes (-32000, -32603, -32015) both for a refused request and for their own faults. */
const refusalWords =
  /\brevert(ed)?\b|gas required exceeds|insufficient funds|nonce too (low|high)|already known|underpriced/i

/** Returns true if a node's error is final: every other node would answer the same. */
export const isRefusal = ({ detail, rpcCode }: RpcError): boolean => refusals.has(rpcCode) || refusalWords.test(detail)

/**
 * Returns true if the same request may succeed at the network's next endpoint.
 * docs/spec/chain.md#rpc-time-out-and-fallback.
 */
export const mayAskNext = (error: CallError | RpcError): boolean => {
  switch (error._tag) {
    case "RpcError":
      return !isRefusal(error)
    case "TooLarge":
    case "NoEndpoint":
      return false
    default:
      return true
  }
}
