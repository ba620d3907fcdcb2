/**
 * How nodes are asked: questions of one moment in one POST, and the steady and quick endpoints first.
 * docs/spec/chain.md#rpc-batching.
 */
export interface AskingNodes {
  readonly batch?: boolean
  readonly rank?: boolean
}
