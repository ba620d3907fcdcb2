import { Schema } from "../schema.ts"

/** A list of anything, whose items are read one by one afterwards (`decodeEach`): however long it is, this takes no time. */
export const List = Schema.declare((value): value is ReadonlyArray<unknown> => Array.isArray(value), { identifier: "a list" })
