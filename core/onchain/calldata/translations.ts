import type { Voice } from "./sentences.ts"
import type { Words, WordsField } from "./words.ts"

/**
 * Stores for each description how to repeat it: a view shows it in the visitor's language, although it was created
 * before the language was known. Plain data stays unchanged, and so does a description that was not stored.
 */
const createTranslations = <Told extends object>() => {
  const again = new WeakMap<Told, (voice: Voice) => Told>()
  return {
    store: (description: Told, describe: (voice: Voice) => Told): Told => {
      again.set(description, describe)
      return description
    },
    /** Returns the same description in another language, from the facts known when it was made. */
    translate: (description: Told, voice: Voice): Told => again.get(description)?.(voice) ?? description
  }
}

/** Descriptions of requests. */
export const requestTranslations = createTranslations<Words>()
/** Additional lines: changes of the account, and the cost. */
export const lineTranslations = createTranslations<ReadonlyArray<WordsField>>()
