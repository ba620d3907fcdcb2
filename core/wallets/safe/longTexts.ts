/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  SafeSilent: "The page that holds your Safe gave no answer. Reload it, then open this app in it again.",
  SafeSignaturePending:
    "Not enough owners of your Safe have signed yet. Ask them to sign in the Safe, then sign in here again: what was collected is kept there."
} as const
