/** The commands of the view AddFunds. Each returns at once, and reports its progress as events. */
export interface FundingCommands {
  /**
   * Opens a way that the page added, in the same task, and closes the modal once it is open. Does nothing while another
   * one opens.
   */
  readonly openWay: (id: string) => void
}
