/** How nodes are asked: questions of one moment in one POST, and the steady and quick endpoints first. Spec §7. */
export interface AskingNodes {
  readonly batch?: boolean
  readonly rank?: boolean
}
