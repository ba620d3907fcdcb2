import { first } from "./first.ts"
import type { lazy } from "./lazy.ts"

/** The kit's texts in English, by typed keys. `{name}` stands for a value. Texts of failures are in the catalogue. */
export const en = {
  ...first,
  "modal.back": "Back",
  "modal.cancel": "Cancel",
  "modal.connected": "Connected to {wallet}",
  "modal.retry": "Try again",
  "view.Connect": "Connect wallet",
  "view.AllWallets": "All wallets",
  "view.Account": "Account",
  "view.SwitchNetwork": "Choose network",
  "view.UnsupportedChain": "Switch network",
  "view.ConnectingExternal": "Connect wallet",
  "view.ConnectingWalletConnectBasic": "WalletConnect",
  "view.ConnectingWalletConnect": "WalletConnect",
  "view.ProfileWallets": "Wallets",
  "view.SwitchActiveChain": "Switch chain",
  "chunk.failed": "This part could not be loaded. Check your connection, then try again.",
  "connect.none": "No wallet found in this browser.",
  "connect.noneNext": "Install a wallet extension, or open this page in your wallet's own browser.",
  "connect.looking": "Looking for wallets",
  "connect.list": "Wallets",
  "connect.recommended": "Get a wallet",
  "connect.moreFailed": "More wallets could not be listed.",
  "connect.agree": "I agree to the",
  "connect.terms": "By connecting you agree to the",
  "connect.termsLink": "Terms of Service",
  "connect.and": "and",
  "connect.privacyLink": "Privacy Policy",
  "tag.installed": "Installed",
  "tag.recent": "Recent",
  "tag.get": "Get",
  "allWallets.row": "All wallets",
  "connecting.approve": "Approve in {wallet}",
  "connecting.open": "Open your wallet and accept the connection.",
  "connecting.rejectedNext": "You declined the request in your wallet. Nothing was shared.",
  "connecting.busyNext": "Your wallet is locked or shows another request. Open it, then try again.",
  "connecting.failedNext": "Your wallet did not answer as it should. Open it, then try again.",
  "connecting.goneNext": "This wallet is no longer on the page. Reload the page, then try again.",
  "connecting.notInstalled": "{wallet} is not installed",
  "connecting.install": "Install it, then come back to this page and connect.",
  "connecting.getChrome": "Get the browser extension",
  "connecting.getIos": "Get it for iPhone",
  "connecting.getAndroid": "Get it for Android",
  "connecting.getHome": "Visit the website",
  "connecting.webapp": "Open the web app",
  "reach.qrcode": "QR code"
} as const satisfies Readonly<Record<string, string>>

/** Includes the texts that load with the first view outside the kit chunk. */
export type TextKey = keyof typeof en | keyof typeof lazy
export type Texts = Readonly<Record<TextKey, string>>
