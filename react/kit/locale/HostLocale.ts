import type { FailureWords, Texts } from "../../foundation/locales/Language.ts"

/** Texts of the host by the kit's keys, for example `{ "button.connect": "Sign in" }`. */
export type HostWords = Readonly<Partial<Record<keyof Texts, string>>>

/** The tags of the kit's languages. */
export type LocaleTag = "en" | "ar" | "de" | "es" | "fr" | "hi" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "zh-CN"

/** Texts for all languages, and texts for one language under its tag. */
export type WordsByLocale = HostWords & { readonly [Tag in LocaleTag]?: HostWords }

/**
 * A language: one of your own, or one of `latchkey/locales/*`, which contains the texts of buttons. A missing text is
 * shown in the kit's language with the same tag, or in English.
 */
export interface HostLocale {
  /** A BCP 47 tag that `Intl` accepts, for example `eo`. */
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: HostWords
  /** Sentences for failures, by error code. */
  readonly errors?: FailureWords | undefined
}

/**
 * Creates a language for the option `locale` and for `setLocale`. Missing texts are shown in English.
 *
 * @example
 * ```ts
 * import { createLatchkey, defineLocale, mainnet } from "latchkey"
 *
 * const esperanto = defineLocale({
 *   tag: "eo",
 *   dir: "ltr",
 *   words: { "button.connect": "Konekti monujon" }
 * })
 * createLatchkey({ networks: [mainnet], locale: esperanto })
 * ```
 */
export const defineLocale = (locale: HostLocale): HostLocale => ({
  ...locale,
  words: { ...locale.words, ...{ "locale.tag": locale.tag, "locale.dir": locale.dir } }
})
