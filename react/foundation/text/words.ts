import type { buttonTexts } from "./button.ts"
import type { en, PluralForm, WholeKey } from "./en.ts"

type Counting = WholeKey extends infer Key ? (Key extends `${infer Base}.${PluralForm}` ? Base : never) : never

/** Every text of the kit in one language: each key of English, and of texts that count the language's own forms. */
export type Words = Readonly<
  Record<Exclude<WholeKey, `${string}.${PluralForm}`> | `${Counting}.other`, string> &
    Partial<Record<`${Counting}.${PluralForm}`, string>>
>

/** What buttons and the first views say. */
export type FirstWords = Readonly<Record<keyof typeof en | keyof typeof buttonTexts, string>>
/** What the views that load later say. */
export type LazyWords = Omit<Words, keyof FirstWords>

/** What alerts say, by their keys. One that is missing is told in English. */
export type Alerts = Readonly<Record<string, readonly [short: string, long: string]>>

/** What failures say, by their codes. */
export type FailureWords = Readonly<Record<string, readonly [short: string, long?: string]>>

/** A language of the kit. English is none of them. */
export interface Locale {
  /** BCP 47, as `Intl` takes it. */
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: FirstWords & Partial<Words>
  /** What requests say, by the keys of their sentences. One that is missing is told in English. */
  readonly calls?: Readonly<Partial<Record<string, string>>>
  /** Loads what the later views say, where that is a chunk of its own. Until it is there they speak English. */
  readonly lazy?: () => Promise<LazyWords>
  /** The sentences of failures by their codes. One that is missing is told in English. */
  readonly errors: FailureWords
  /** Loads the sentences of alerts: only the page's developers read them, in debug mode. */
  readonly alerts: () => Promise<{ readonly alerts: Alerts }>
}
