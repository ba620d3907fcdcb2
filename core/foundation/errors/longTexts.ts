/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  KitMissing:
    "A part of this page's code did not arrive. Check your network, then try again; if it stays, reload the page."
} as const
