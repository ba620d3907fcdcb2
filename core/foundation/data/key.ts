import { Schema } from "./schema.ts"

/** Keys of data from outside; rejects the key that would change an object's prototype. */
export const Key = Schema.String.pipe(Schema.filter((key) => key !== "__proto__"))
