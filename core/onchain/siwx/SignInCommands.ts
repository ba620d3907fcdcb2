/** The commands of the sign-in view. Each returns at once, and reports its progress as events of the sign-in. */
export interface SignInCommands {
  /** Asks the wallet once to sign the displayed text. Ends when another account is used. */
  readonly confirm: (message: string) => void
  /** Leaves the view. A required sign-in returns to the network with a signed-in session, or else disconnects. */
  readonly cancel: () => void
}
