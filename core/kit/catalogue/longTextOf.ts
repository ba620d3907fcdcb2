import { getEntry } from "./catalogue.ts"
import { longTexts } from "./longTexts.ts"

/** Returns the long text of a failure by its tag or code; undefined for a failure that is not the kit's. */
export const getLongText = (tag: string): string | undefined => {
  const entry = getEntry(tag)
  return entry && longTexts[entry.code]
}
