/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  NetworkNotInWallet:
    "The connection does not include this network, so nothing was sent. Switch to it in the wallet, or connect again and allow it.",
  AccountNotInWallet:
    "The request names an account that this connection does not have, so nothing was sent. Choose one of its accounts, or share that one with this page in the wallet."
} as const
