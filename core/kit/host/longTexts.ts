/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  CallMisfit:
    "A method or hook was called with an unknown key or an invalid value, and did nothing. Correct the field that is named, as in the example, then call it again.",
  KitDisposed:
    "The page has disposed of its kit: calls that waited for a wallet end so, and so do all later ones. Whatever the wallet still does with a request it already had stands in the wallet. Create another kit with createLatchkey."
} as const
