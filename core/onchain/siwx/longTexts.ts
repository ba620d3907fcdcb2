/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SiwxNotEnabled: "Sign-in with a wallet was not set up. Pass the `siwx` option.",
  NoActiveAccount: "There is no account to sign in with. Connect a wallet first.",
  NoActiveNetwork: "There is no network to sign in on. Connect a wallet first.",
  SignatureInvalid: "The signature does not belong to this message and account. Sign again with the connected account.",
  SignInUnchecked:
    "The account may be a contract, and no node of its network answered. Give a node of that network, or try again: the signature is neither right nor wrong yet.",
  SigningFailed: "The message was not signed. Open your wallet, then try again.",
  SignInNotStarted: "Sign-in could not begin, so the wallet was disconnected. Connect again to try once more.",
  SignInMisfit:
    "A sign-in message has fixed lines, one after the other (EIP-4361), and no field has a line break in it. Correct what is named.",
  SignInExpired: "The time that the sign-in message allows is over. Sign in again.",
  SignInTooEarly:
    "The sign-in message is not valid yet. Wait until then, and see whether the clock of this device is right."
} as const
