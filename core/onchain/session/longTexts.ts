/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SessionsFailed: "The smart sessions could not be listed. Try again later.",
  SessionNotFound:
    "The smart sessions of this account do not have one with that id. List them again; it may have been removed.",
  RevokeFailed: "The smart session was not ended, and still holds. Try again."
} as const
