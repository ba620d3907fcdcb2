/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SentRecordsUnkept:
    "The browser keeps nothing for this page, so what you send is listed only until you leave it. Write the hash down, or allow storage for this page."
} as const
