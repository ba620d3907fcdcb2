import { type FailureData, filled, knownEntry } from "./failure.ts"
import { missingSentence } from "./KitMissing.ts"

/**
 * Returns the catalogue's short sentence of a failure, its places filled; the code if no loaded code can raise it. A
 * failure in the state was raised by code that is loaded, so its entry is known; that code is missing is said by itself.
 */
export const sentenceOf = ({ code, data, tag }: FailureData): string => {
  const entry = knownEntry(tag)
  return entry !== undefined ? filled(entry.short, data) : tag === "KitMissing" ? missingSentence : code
}
