/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  NameMisfit: "A name has letters, digits and hyphens only, and at least four of them. Choose another.",
  NameNotResolved: "The name could not be looked up. Check its spelling, then try again.",
  NameSuggestionsFailed: "Free names could not be listed. Type a name yourself, or try again later.",
  NamesOfAddressFailed: "The names of this address could not be listed. Try again later.",
  NameNotRegistered: "The name was not registered. It may have been taken meanwhile; try again or choose another.",
  NameRefused: "The name service did not accept this and said why. Change the name, then try again.",
  NameNeedsAccount:
    "A name is registered for an account on an EVM network. Connect one, or switch to it, then try again."
} as const
