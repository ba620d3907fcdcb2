import { expect, test } from "vitest"
import { Schema } from "./schema.ts"
import { tied } from "./tied.ts"

interface Plain {
  readonly a: string
  readonly b?: number | undefined
}

test("a schema that fits its plain type is given back as it is", () => {
  const schema = Schema.Struct({ a: Schema.String, b: Schema.optional(Schema.Number) })
  expect(tied<Plain>()(schema)).toBe(schema)
})

test("a schema that differs in one field does not compile", () => {
  // @ts-expect-error `b` is missing
  tied<Plain>()(Schema.Struct({ a: Schema.String }))
  // @ts-expect-error `c` is too much
  tied<Plain>()(Schema.Struct({ a: Schema.String, b: Schema.optional(Schema.Number), c: Schema.optional(Schema.String) }))
  // @ts-expect-error `a` is another type
  tied<Plain>()(Schema.Struct({ a: Schema.Number, b: Schema.optional(Schema.Number) }))
  expect(true).toBe(true)
})
