import type { SentenceLanguage } from "./sentences.ts"
import type { Words, WordsField } from "./words.ts"

/**
 * Stores for each description how to repeat it: a view shows it in the visitor's language, although it was created
 * before the language was known. Plain data stays unchanged, and so does a description that was not stored.
 */
const createTranslations = <Description extends object>() => {
  const again = new WeakMap<Description, (voice: SentenceLanguage) => Description>()
  return {
    store: (description: Description, describe: (voice: SentenceLanguage) => Description): Description => {
      again.set(description, describe)
      return description
    },
    /** Returns the same description in another language, from the facts known when it was made. */
    translate: (description: Description, voice: SentenceLanguage): Description =>
      again.get(description)?.(voice) ?? description
  }
}

/** Descriptions of requests. */
export const requestTranslations = createTranslations<Words>()
/** Additional lines: changes of the account, and the cost. */
export const lineTranslations = createTranslations<ReadonlyArray<WordsField>>()
