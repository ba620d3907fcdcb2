import type { buttonTexts } from "./button.ts"
import type { email } from "../laterTexts/email.ts"
import type { buy } from "../laterTexts/buying.ts"
import type { swapping } from "../laterTexts/swapping.ts"
import { first } from "./first.ts"
import type { lazy } from "./lazy.ts"
import type { money } from "./money.ts"

/**
 * The kit's texts in English, by typed keys. `{name}` stands for a value; a text that counts has a key for each plural
 * form (`.one`, `.other`) and is asked for without it. Texts of failures are in the catalogue.
 */
export const en = {
  ...first,
  "modal.unset": "This wallet window is not set up yet.",
  "modal.back": "Back",
  "modal.cancel": "Cancel",
  "modal.connected": "Connected to {wallet}",
  "modal.retry": "Try again",
  "view.Connect": "Connect wallet",
  "view.AllWallets": "All wallets",
  "view.ConnectWallets": "Connect wallet",
  "view.Account": "Account",
  "view.AccountSettings": "Settings",
  "view.SwitchNetwork": "Choose network",
  "view.Networks": "Choose network",
  "view.WalletCompatibleNetworks": "Compatible networks",
  "view.UnsupportedChain": "Choose network",
  "view.ConnectingExternal": "Connect wallet",
  "view.ConnectingMultiChain": "Which network?",
  "view.ConnectingWalletConnectBasic": "WalletConnect",
  "view.ConnectingWalletConnect": "WalletConnect",
  "view.ProfileWallets": "Wallets",
  "view.SIWXSignMessage": "Sign in",
  "view.ConnectingSiwe": "Sign in",
  "view.SwitchActiveChain": "Choose network",
  "view.GetWallet": "Get a wallet",
  "view.WhatIsAWallet": "What is a wallet?",
  "view.WhatIsANetwork": "What is a network?",
  "view.Downloads": "Downloads",
  "view.WalletReceive": "Receive",
  "view.Transactions": "Activity",
  "chunk.failed": "This part could not be loaded. Check your connection, then try again.",
  "connect.off": "This page offers no wallets to connect.",
  "connect.list": "Wallets",
  "connect.device": "On this device",
  "connect.popular": "Popular",
  "connect.new": "New to wallets?",
  "connect.get": "Get one",
  "connect.moreFailed": "More wallets could not be loaded.",
  "connect.agree": "I agree to the",
  "connect.agreeFirst": "Tick the box first",
  "connect.terms": "By connecting you agree to the",
  "connect.termsLink": "Terms of Service",
  "connect.and": "and",
  "connect.privacyLink": "Privacy Policy",
  "tag.recent": "Last used",
  "connect.notOffered": "Not offered on this site",
  "tag.get": "Get",
  "tag.mixed": "Mixed letters",
  "allWallets.row": "All wallets",
  "connecting.approve": "Approve in {wallet}",
  "connecting.open": "A window of the wallet is open. Press Approve there.",
  "connected.title": "Connected",
  "connected.more": "{address}\non {network}",
  "connecting.sees": "This page will see your address",
  "connecting.asks": "It moves nothing without asking you",
  "namespace.solana": "Solana",
  "namespace.bip122": "Bitcoin",
  "reach.scan": "Scan a code with your phone"
} as const satisfies Readonly<Record<string, string>>

/** The forms that languages count by. Which of them a language has, `Intl.PluralRules` knows. */
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other"

/** The keys of the texts that views show, including those that load with the first view outside the kit chunk. */
type ViewKey =
  | keyof typeof en
  | keyof typeof email
  | keyof typeof lazy
  | keyof typeof money
  | keyof typeof buy
  | keyof typeof swapping
/** Every text by its key: of the views, and of the host's buttons. */
export type WholeKey = ViewKey | keyof typeof buttonTexts
/** The keys that views ask for: of a text that counts, without the plural form. */
export type TextKey = ViewKey extends infer Key ? (Key extends `${infer Base}.${PluralForm}` ? Base : Key) : never
/** The long texts of failures, by tag. They load with the views that show them. */
export type LongTexts = Readonly<Partial<Record<`long.${string}`, string>>>
export type Texts = Readonly<Record<ViewKey, string>> & LongTexts
