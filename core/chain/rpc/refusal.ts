import type { CallError } from "../../foundation/http/errors.ts"
import type { RpcError } from "./errors.ts"

/** Codes by which a node or a wallet says no to this very request: reverted, invalid params, rejected, user said no. */
const refusals: ReadonlySet<number> = new Set([3, -32602, -32003, 4001, 5000, 5002])

/** Nodes share their general codes (-32000, -32603, -32015) between a no to the request and trouble of their own. */
const refusalWords =
  /\brevert(ed)?\b|gas required exceeds|insufficient funds|nonce too (low|high)|already known|underpriced/i

/** Whether a node's error is its answer to the request, which no other node would answer differently. */
export const isRefusal = ({ detail, rpcCode }: RpcError): boolean => refusals.has(rpcCode) || refusalWords.test(detail)

/**
 * Whether the network's next endpoint may do better with the same request.
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
