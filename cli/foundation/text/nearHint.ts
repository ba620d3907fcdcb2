import { near } from "../../../core/foundation/text/near.ts"

/** `Did you mean …?`, or undefined if nothing is close. */
export const nearHint = (word: string, known: ReadonlyArray<string>): string | undefined => {
  const found = near(word, known)
  return found === undefined ? undefined : `Did you mean ${found}?`
}
