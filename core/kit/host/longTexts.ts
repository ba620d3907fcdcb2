/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  CallMisfit:
    "A method of the kit was called with something that does not fit it, and did nothing. The example shows a call that fits: correct the field that is named, then call it again."
} as const
