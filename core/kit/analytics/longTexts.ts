/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  AnalyticsForbidden:
    "Events of this page are not taken, because its origin is not on the project's list. Add it in the project's settings; nothing else is affected.",
  EventNotSent: "An event could not be delivered. Nothing else is affected, and nothing needs to be done."
} as const
