/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  AlreadySent: "The wallet has this request and was not asked a second time. Open the wallet to answer it.",
  IntentExpired:
    "Prices and fees change, and what was shown has run out. Nothing was sent. Look at it again, then go on.",
  OutcomeUnknown:
    "The wallet went away after it was asked, so it is not known whether it sent anything. Look at its history; try again only if nothing is there."
} as const
