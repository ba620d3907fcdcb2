import type { FailureWords, Texts } from "../../foundation/locales/Language.ts"

/** A host's own texts, by the kit's keys: `{ "button.connect": "Sign in" }`. */
export type HostWords = Readonly<Partial<Record<keyof Texts, string>>>

/** The languages that the kit speaks, by their tags. */
export type LocaleTag = "en" | "ar" | "de" | "es" | "fr" | "hi" | "ja" | "ko" | "pt-BR" | "ru" | "tr" | "zh-CN"

/** Texts that are laid over any language, and beside them texts for one language, by its tag. */
export type WordsByLocale = HostWords & { readonly [Tag in LocaleTag]?: HostWords }

/**
 * A language of a host's own, or one of the kit's with the words of its buttons at hand, as `latchkey/locales/*` gives it.
 * What it does not say is told in the kit's language of that tag, and where there is none, in English.
 */
export interface HostLocale {
  /** BCP 47, as `Intl` takes it: "eo". */
  readonly tag: string
  readonly dir: "ltr" | "rtl"
  readonly words: HostWords
  /** Sentences of failures, by their codes. */
  readonly errors?: FailureWords | undefined
}

/** Names a language of a host's own, for the option `locale` and for `setLocale`. */
export const defineLocale = (locale: HostLocale): HostLocale => ({
  ...locale,
  words: { ...locale.words, ...{ "locale.tag": locale.tag, "locale.dir": locale.dir } }
})
