/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SendIncomplete: "Fill in both the amount and the address of the receiver.",
  SendNeedsToken: "Choose the token to send.",
  SendMisfit:
    "The amount must be a number you hold, and the receiver an address or name of this network. Correct what is wrong.",
  SendWouldFail:
    "The transfer was tried without sending it, and the network refused. See whether the account holds enough, the fee included, and whether the token may be moved.",
  SendAmountMisfit: "Write digits and one point at most, with no more decimals than the token has.",
  SendNotCovered: "The account holds less than that. Send less, or take Max.",
  SendFeeNotCovered: "The network takes its fee in its own coin. Keep some of it, or send less.",
  ReceiverMistyped: "Addresses carry a checksum, and this one does not fit. Copy the address again from where it came.",
  ReceiverElsewhere:
    "Its prefix names another network. Switch to that network, or ask the receiver for an address here.",
  ReceiverLost: "No person and no program can move what lies at this address. Ask the receiver for another one.",
  ReceiverNameForeign: "Other name services are not asked. Paste the receiver's address.",
  ReceiverNotFound: "Check the spelling, or ask the receiver for an address on this network.",
  ReceiverMoved: "The name was given another address since it was shown. Check with the receiver before you send.",
  SendWarned: "Check what the warning says, then name it in accept (at a terminal --accept) to go on.",
  SendFailed: "Nothing was confirmed as sent. Look in your wallet's activity before you try again."
} as const
