import { findSimilar } from "../../../core/foundation/text/findSimilar.ts"

/** Returns `Did you mean …?`; undefined if no known word is similar. */
export const suggestSimilar = (word: string, known: ReadonlyArray<string>): string | undefined => {
  const found = findSimilar(word, known)
  return found === undefined ? undefined : `Did you mean ${found}?`
}
