import type * as Types from "effect/Types"
import type { Schema } from "./schema.ts"

/**
 * Ties a schema to the plain type it describes, both ways: a field that only one of them has, or has differently, does
 * not compile. Rules use the plain types, which cost nothing; edges use the schemas.
 */
export const tied = <Plain>() =>
<A, I>(schema: Schema.Schema<A, I> & (Types.Equals<Plain, A> extends true ? unknown : never)): Schema.Schema<Plain, I> =>
  schema as unknown as Schema.Schema<Plain, I>
