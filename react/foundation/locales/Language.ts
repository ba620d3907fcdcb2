// Rules for all languages: short and polite, no exclamation mark, no status codes; a sentence says what happened, then what to
// do next. Each language has one word per thing; the comment at the head of its file lists them. Approve is the action of a
// visitor in a wallet, Sign in is for a message; words about money are never those of Approve or Cancel. Names stay:
// WalletConnect, Solana, Bitcoin, Ordinals, Safe, EVM, App Store, Google Play. Decimals have a point in every language, so that
// a pasted amount means one thing. A value may be any name: no article, ending, particle or agreement depends on it. The code
// adds the marks that isolate a value's direction; no text contains them.
import type { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import type { alerts } from "../../../core/kit/modal/alerts.ts"
import type { SentenceKey } from "../../../core/onchain/calldata/sentences.ts"
import type { buttonTexts } from "./en/button.ts"
import type { accountTexts } from "./en/accountViews.ts"
import type { emailTexts } from "./en/email.ts"
import type { firstTexts } from "./en/first.ts"
import type { moneyTexts } from "./en/money.ts"
import type { shellTexts } from "./en/shell.ts"
import type { swapTexts } from "./en/swapping.ts"
import type { viewTexts } from "./en/views.ts"

/** The plural forms of all languages; `Intl.PluralRules` knows the forms of each. */
export type PluralForm = "zero" | "one" | "two" | "few" | "many" | "other"

type LaterKey =
  | keyof typeof viewTexts
  | keyof typeof emailTexts
  | keyof typeof moneyTexts
  | keyof typeof swapTexts
  | keyof typeof accountTexts
type ViewKey = keyof typeof shellTexts | keyof typeof firstTexts | LaterKey

/** The keys that views ask for; a text that counts is asked for without its plural form. */
export type TextKey = ViewKey extends infer Key ? (Key extends `${infer Base}.${PluralForm}` ? Base : Key) : never

/** Texts by key. A text that counts may have every plural form. */
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
 * A language other than English: everything that the kit says in it, in one file. English is used for a missing text;
 * `npm run check -- --release` requires every text. `{name}` is replaced by a value, and a text that counts has a key for
 * each plural form of the language (`.one`, `.few`, `.other`).
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

/** Joins the texts of buttons and views, which the kit looks up together. */
export const toLocale = ({ first, views, ...language }: Language): Locale => ({
  ...language,
  words: { ...first, ...views }
})
