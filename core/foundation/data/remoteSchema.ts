import type { FailureData } from "../errors/failure.ts"
import { Key } from "./key.ts"
import type { Remote } from "./remote.ts"
import { Schema } from "./schema.ts"

export const FailureDataSchema: Schema.Schema<FailureData> = Schema.Struct({
  tag: Schema.String,
  code: Schema.String,
  data: Schema.Record({ key: Key, value: Schema.Union(Schema.String, Schema.JsonNumber, Schema.Boolean) })
})

/** The schema of a value that has to be requested, built around the schema of the value. */
export const RemoteSchema = <A, I>(value: Schema.Schema<A, I>): Schema.Schema<Remote<A>, Remote<I>> =>
  Schema.Union(
    Schema.Struct({ _tag: Schema.Literal("Unasked") }),
    Schema.Struct({ _tag: Schema.Literal("Asking"), last: Schema.UndefinedOr(value) }),
    Schema.Struct({ _tag: Schema.Literal("Arrived"), value }),
    Schema.Struct({ _tag: Schema.Literal("Failed"), error: FailureDataSchema, last: Schema.UndefinedOr(value) })
  )
