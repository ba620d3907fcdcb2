import { type FailureData, fillPlaces, findEntry } from "./failure.ts"
import { missingSentence } from "./KitMissing.ts"

/**
 * Returns the catalogue's short sentence of a failure with its places filled; the code if no loaded code can raise it.
 * A failure in the state was raised by loaded code, so its entry is known. `KitMissing` has no entry and returns its
 * own sentence.
 */
export const getSentence = ({ code, data, tag }: FailureData): string => {
  const entry = findEntry(tag)
  return entry !== undefined ? fillPlaces(entry.short, data) : tag === "KitMissing" ? missingSentence : code
}
