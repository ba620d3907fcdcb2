import { Schema } from "../data/schema.ts"

/**
 * A list of anything, whose items are read one by one afterwards (`decodeEach`): however long it is, this takes no
 * time.
 */
export const List = Schema.Unknown.pipe(Schema.filter((value): value is ReadonlyArray<unknown> => Array.isArray(value)))
