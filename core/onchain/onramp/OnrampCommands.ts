/** The commands of the on-ramp views. Each returns at once, and reports its progress as events. */
export interface OnrampCommands {
  /**
   * Shows that the purchase is awaited, and watches the account for it. The provider's page is opened by the link that
   * the visitor presses. Continues when the visitor leaves.
   */
  readonly proceed: () => void
}
