/**
 * Options for JSON-RPC requests to nodes: simultaneous requests are batched into one POST, and stable, fast endpoints
 * are tried first. docs/spec/chain.md#rpc-batching.
 */
export interface AskingNodes {
  readonly batch?: boolean
  readonly rank?: boolean
}
