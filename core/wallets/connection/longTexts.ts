/** What happened and what to do next, for each failure of this room. */
export const longTexts = {
  MultiWalletNotEnabled:
    "Several wallets at once need the multiWallet feature. Switch it on in the project's settings.",
  ConnectionRejected: "You declined the request in your wallet. Nothing was shared; try again whenever you like.",
  FailedToConnect: "The wallet did not let this page see an account. Open the wallet, unlock it, then try again.",
  WalletBusy:
    "Your wallet is locked or already shows a request. Open it and finish or dismiss that request, then try again.",
  ConnectorNotFound:
    "No wallet of that name is on this page. Check that its extension is installed and switched on, reload the page, then try again.",
  ModalClosed: "The window was closed before your wallet answered. Open it again to go on.",
  InvalidConnectionStatus: "A connection remembered from an earlier visit cannot be read. Connect the wallet again.",
  FailedToDisconnect:
    "The wallet could not be told that you left. This page has let go of it; you can remove the connection in the wallet too.",
  NotConnected: "This needs an account. Connect a wallet first.",
  WalletRequestFailed: "The wallet answered with an error. Open the wallet to see what it says, then try again.",
  RequestRejected: "You declined the request in your wallet. Nothing was sent.",
  FailedToDisconnectChains:
    "One or more wallets did not let go. Try again, or remove this page in the wallets themselves.",
  FailedToDisconnectConnector: "This wallet did not let go. Try again, or remove this page in the wallet itself.",
  WalletConnectNotFound:
    "WalletConnect is not set up here. Give the kit a `projectId`, and leave `enableWalletConnect` on.",
  ConnectionWithoutConnector:
    "The wallet of this connection is not on the page any more. Install or switch on its extension, or connect another wallet.",
  ProviderNotFound: "The wallet in use cannot be reached. Reload the page, or connect the wallet again.",
  AdapterNotFound: "Nothing in this kit serves that kind of chain. Add a network of it to `networks`.",
  RequestBeforeConnect: "A request came before a wallet was connected. Connect first, then ask.",
  SignClientMissing: "WalletConnect is still starting. Try again in a moment.",
  SwitchWalletFailed: "The other wallet could not be made the active one. Open it, then try again.",
  FailedToDisconnectWallet: "This wallet did not let go. Try again, or remove this page in the wallet itself.",
  FailedToFindConnector:
    "The wallet is not on this page any more. Install or switch on its extension, reload the page, then try again."
} as const
