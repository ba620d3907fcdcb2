import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The node answered with an error of its own (JSON-RPC 2.0). Its code and message are kept as data.
 * docs/spec/chain.md#rpc-requests.
 */
export class RpcError extends Failure("RpcError", {
  code: "rpc.error",
  short: "The network refused the request.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly method: string; readonly rpcCode: number; readonly detail: string }> {}

/** Nobody told us where the network's nodes are. */
export class NoRpcUrl extends Failure("NoRpcUrl", {
  code: "rpc.no-url",
  short: "No endpoint is known for {network}.",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly network: string }> {}

/**
 * The method may be asked neither of the embedded wallet nor, by `Rpc.request`, of a node. `hint` names one it may have
 * meant. docs/spec/chain.md#rpc-allowed-methods.
 */
export class RpcNotAllowed extends Failure("RpcNotAllowed", {
  code: "embedded.rpc-not-allowed",
  short: "Requested RPC call is not allowed",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{ readonly method: string; readonly hint?: string | undefined }> {}
