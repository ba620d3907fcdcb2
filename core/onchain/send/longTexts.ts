/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SendIncomplete: "Fill in both the amount and the address of the receiver.",
  SendNeedsToken: "Choose the token to send.",
  SendMisfit:
    "The amount must be a number you hold, and the receiver an address or name of this network. Correct what is wrong.",
  SendWouldFail:
    "The transfer was tried without sending it, and the network refused. See whether the account holds enough, the fee included, and whether the token may be moved.",
  SendFailed: "Nothing was confirmed as sent. Look into your wallet's activity before you try again."
} as const
