/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  CallMisfit:
    "A method of the kit was called with something that does not fit it, and did nothing. The example shows a call that fits: correct the field that is named, then call it again.",
  KitDisposed:
    "The page has disposed of its kit: calls that waited for a wallet end so, and so do all later ones. Whatever the wallet still does with a request it already had stands in the wallet. Create another kit with createLatchkey."
} as const
