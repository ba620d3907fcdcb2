import { Schema } from "../data/schema.ts"

/**
 * A list of unknown items, which are read one by one afterwards (`decodeEach`): its cost does not grow with its length.
 */
export const List = Schema.Unknown.pipe(Schema.filter((value): value is ReadonlyArray<unknown> => Array.isArray(value)))
