/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  ViewNotAvailable:
    "The modal was asked for a view that this version does not have. Open it without a view, or by one of: Connect, Account, AllWallets, SwitchNetwork, UnsupportedChain."
} as const
