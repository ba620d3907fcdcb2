/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  CopyFailed: "The browser did not let this page copy. Select the text and copy it by hand.",
  AccountNotFound: "That account is not connected. Connect the wallet that holds it, then try again."
} as const
