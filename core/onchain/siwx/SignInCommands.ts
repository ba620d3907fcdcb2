/** The commands of the sign-in view. Each returns at once, and reports its progress as events of the sign-in. */
export interface SignInCommands {
  /** Asks the wallet once to sign the text that is shown. Ends when another account is used. */
  readonly confirm: (message: string) => void
  /** Leaves the view. A required sign-in leads back to the network that is signed in on, or else disconnects. */
  readonly cancel: () => void
}
