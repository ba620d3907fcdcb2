import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The node answered with an error (JSON-RPC 2.0): its code, its message, and the revert reason if it reports one.
 * `data` is what the node added, such as a contract's custom error: text of at most 8 KiB, not part of events.
 * docs/spec/chain.md#rpc-requests.
 */
export class RpcError extends Failure("RpcError", {
  code: "rpc.error",
  short: "The network refused the request.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{
  readonly method: string
  readonly rpcCode: number
  readonly detail: string
  readonly data?: string | undefined
}> {}

/** No RPC URL is configured for the network. */
export class NoRpcUrl extends Failure("NoRpcUrl", {
  code: "rpc.no-url",
  short: "No endpoint is known for {network}.",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly network: string }> {}
