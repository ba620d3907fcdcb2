/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  Unforeseen:
    "Something happened that the kit did not foresee. Try again; if it stays, report it with the steps that led here."
} as const
