// Rules for all languages: short and polite, no exclamation marks, no status codes. A sentence says what happened, then
// what to do next. Each language has one word per term, listed in the comment at the head of its file. "Approve" is the
// visitor's action in a wallet, "Sign in" is for a message; texts about money never use the words of Approve or Cancel.
// Product names are not translated: WalletConnect, Solana, Bitcoin, Ordinals, Safe, EVM, App Store, Google Play.
// Decimals have a point in every language, so that a pasted amount is unambiguous. A value may be any name: no article,
// ending, particle or agreement depends on it. The code adds the marks that isolate a value's direction; texts do not
// contain them.
import type { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import type { alerts } from "../../../core/kit/modal/alerts.ts"
import type { SentenceKey } from "../../../core/onchain/calldata/sentences.ts"
import type { buttonTexts } from "./en/button.ts"
import type { accountTexts } from "./en/accountViews.ts"
import type { emailTexts } from "./en/email.ts"
import type { firstTexts } from "./en/first.ts"
import type { guideTexts } from "./en/guide.ts"
import type { moneyTexts } from "./en/money.ts"
import type { shellTexts } from "./en/shell.ts"
import type { swapTexts } from "./en/swapping.ts"
import type { viewTexts } from "./en/views.ts"

/** The plural forms of all languages; `Intl.PluralRules` selects among those of each. */
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other"

type LaterKey =
  | keyof typeof viewTexts
  | keyof typeof guideTexts
  | keyof typeof emailTexts
  | keyof typeof moneyTexts
  | keyof typeof swapTexts
  | keyof typeof accountTexts
type ViewKey = keyof typeof shellTexts | keyof typeof firstTexts | LaterKey

/** The keys that views look up; a text with a count is looked up without its plural form. */
export type TextKey = ViewKey extends infer Key ? (Key extends `${infer Base}.${PluralForm}` ? Base : Key) : never

/** Texts by key. A text with a count may have every plural form. */
type TextsOf<Key extends string> = Readonly<
  Partial<Record<Key | (Key extends `${infer Base}.${PluralForm}` ? `${Base}.${PluralForm}` : never), string>>
>

type FirstTexts = TextsOf<keyof typeof shellTexts | keyof typeof buttonTexts | keyof typeof firstTexts>
type ViewTexts = TextsOf<LaterKey>

/** Texts of buttons and views, in one language. */
export type Texts = FirstTexts & ViewTexts

/** Texts of failures, by code: the short sentence, and what to do next. */
export type FailureWords = Readonly<Record<string, readonly [short: string, long?: string]>>

/**
 * All texts of a language other than English, in one file. English is used for a missing text;
 * `npm run check -- --release` requires every text. `{name}` is replaced by a value, and a text with a count has a key
 * per plural form of the language (`.one`, `.few`, `.other`).
 */
export interface Language {
  /** BCP 47, as `Intl` accepts it. */
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  /** Buttons and the first views. */
  readonly first: FirstTexts
  /** All other views. */
  readonly views: ViewTexts
  /** Failures, by code. */
  readonly failures: { readonly [Code in keyof typeof longTexts]?: readonly [short: string, long?: string] }
  /** Descriptions of the requests that a wallet is asked to confirm. */
  readonly calls: Readonly<Partial<Record<SentenceKey | `${SentenceKey}.${PluralForm}`, string>>>
  /** Alerts, which only developers see. */
  readonly alerts: { readonly [Key in keyof typeof alerts]?: readonly [short: string, long: string] }
}

/** The texts of the selected language, including the host's own. English is used for a missing text. */
export interface Locale {
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: Texts
  readonly failures: FailureWords
  readonly calls: Readonly<Partial<Record<string, string>>>
  readonly alerts: Readonly<Partial<Record<string, readonly [short: string, long: string]>>>
}

/** Merges the texts of buttons and views, which share one lookup. */
export const toLocale = ({ first, views, ...language }: Language): Locale => ({
  ...language,
  words: { ...first, ...views }
})
