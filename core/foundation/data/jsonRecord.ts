import { isRecord } from "./isRecord.ts"
import { Schema } from "./schema.ts"

/**
 * A JSON object with any keys, kept as it came. A `Schema.Record` builds a new one, whose prototype a key `__proto__` from
 * outside would become.
 */
export const JsonRecord = Schema.Unknown.pipe(Schema.filter(isRecord))
