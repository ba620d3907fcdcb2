/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  NoSession: "A request came before a wallet was connected. Connect first, then ask.",
  RelayUnreachable:
    "WalletConnect's relay did not answer. Check your network, and any blocker that may stand in its way, then try again.",
  SessionMalformed:
    "The wallet approved without an account that can be used. Choose an account in the wallet, then connect again.",
  SessionEnded:
    "The wallet ended the connection before it answered. Nothing is known to have been sent; connect again to go on.",
  MethodNotGranted:
    "The wallet did not allow this when it was connected. Disconnect, then connect again and allow it, or use another wallet.",
  WalletSilent:
    "The wallet was asked and did not answer in five minutes. Open it and see whether the request waits there before you try again."
} as const
