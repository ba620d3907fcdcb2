/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  NoLinkFound: "This wallet names no link that could be opened. Open the wallet by hand, or choose another."
} as const
