/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  ViewNotAvailable:
    "The modal was asked for a view that this version does not have. Open it without a view, or by the name of one that is built: Connect, Account, AllWallets, SwitchNetwork and the others of the reference."
} as const
