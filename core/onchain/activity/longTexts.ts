/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  TransactionsFailed:
    "The transactions could not be loaded. Try again later; an explorer of the network shows them too."
} as const
