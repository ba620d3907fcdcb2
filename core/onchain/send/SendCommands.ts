/** The commands of the Send views. Each returns at once, and reports its progress as events of the draft. */
export interface SendCommands {
  /** Checks the draft and shows the request that would go out. Ends when the visitor leaves the form or changes it. */
  readonly review: () => void
  /** Asks the wallet once for the intent that is shown. Continues when the visitor leaves. */
  readonly confirm: (intentId: string) => void
  /**
   * Stops waiting for the check or the wallet. A wallet that has not been asked yet is not asked any more; a later answer
   * of one that has been asked is recorded.
   */
  readonly leave: () => void
}
