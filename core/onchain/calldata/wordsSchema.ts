import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import type { Words } from "./words.ts"

/** One line of a request's description. */
export const WordsFieldSchema = Schema.Struct({
  label: Schema.String,
  value: Secret,
  raw: Secret,
  kind: Schema.Literal("amount", "address", "time", "text", "message", "data", "warning")
})

/** The description of a request. Signed content may be a secret: its texts are redacted from logs. */
export const WordsSchema: Schema.Schema<Words> = Schema.Struct({
  sentence: Secret,
  title: Schema.optionalWith(Secret, { exact: true }),
  fields: Schema.Array(WordsFieldSchema),
  risk: Schema.Literal("plain", "careful", "unread", "danger"),
  by: Schema.Literal("shape", "descriptor", "none"),
  nested: Schema.Array(Schema.suspend((): Schema.Schema<Words> => WordsSchema))
})
