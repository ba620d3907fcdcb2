/** The commands of the Send views. Each returns at once, and reports its progress as events of the draft. */
export interface SendCommands {
  /** Checks the draft and shows the request that would be sent. Ends when the visitor leaves the form or changes it. */
  readonly review: () => void
  /** Asks the wallet once for the displayed intent. Continues when the visitor leaves. */
  readonly confirm: (intentId: string) => void
  /**
   * Stops waiting for the check or the wallet. A wallet that has not been asked yet is not asked; a later answer of a
   * wallet that was asked is recorded.
   */
  readonly leave: () => void
}
