import type { PluralForm, WholeKey } from "./en.ts"

type Counting = WholeKey extends infer Key ? (Key extends `${infer Base}.${PluralForm}` ? Base : never) : never

/** Every text of the kit in one language: each key of English, and of texts that count the language's own forms. */
export type Words = Readonly<
  Record<Exclude<WholeKey, `${string}.${PluralForm}`> | `${Counting}.other`, string> &
    Partial<Record<`${Counting}.${PluralForm}`, string>>
>

/** What alerts say, by their keys. One that is missing is told in English. */
export type Alerts = Readonly<Record<string, readonly [short: string, long: string]>>

/** A language of the kit. One chunk each; English is none of them. */
export interface Locale {
  /** BCP 47, as `Intl` takes it. */
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: Words
  /** The sentences of failures by their codes. One that is missing is told in English. */
  readonly errors: Readonly<Record<string, readonly [short: string, long?: string]>>
  /** Loads the sentences of alerts: only the page's developers read them, in debug mode. */
  readonly alerts: () => Promise<{ readonly alerts: Alerts }>
}
