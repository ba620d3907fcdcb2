/**
 * Options for JSON-RPC requests to nodes: batching of simultaneous requests into one POST, and ranking that tries
 * stable and fast endpoints first. docs/spec/chain.md#rpc-batching.
 */
export interface AskingNodes {
  readonly batch?: boolean
  readonly rank?: boolean
}
