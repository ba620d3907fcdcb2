import { Failure } from "../../foundation/errors/failure.ts"

/*
 * The failure of a method that is not allowed. It is loaded with the method lists, because reading a network does not
 * need it.
 */

/**
 * The method is not allowed, neither for the embedded wallet nor, in `requestNode`, for a node. `hint` names the method
 * that may have been intended. docs/spec/chain.md#rpc-allowed-methods.
 */
export class RpcNotAllowed extends Failure("RpcNotAllowed", {
  code: "embedded.rpc-not-allowed",
  short: "Requested RPC call is not allowed",
  shownIn: "toast",
  retryable: false,
  exit: 2
})<{ readonly method: string; readonly hint?: string | undefined }> {}
