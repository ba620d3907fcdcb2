import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { Decimal, DecimalFromNumber } from "./decimalSchema.ts"

const fits = <A, I>(schema: Schema.Schema<A, I>, value: unknown) =>
  Either.isRight(Schema.decodeUnknownEither(schema)(value))

test.each([
  ["1.5", true],
  ["0", true],
  ["1".repeat(78), true],
  ["1".repeat(79), false],
  ["1e9", false],
  ["", false],
  [1.5, false]
])("accepts %j as decimal text: %s", (value, is) => {
  expect(fits(Decimal, value)).toBe(is)
})

test.each([
  [1.5, "1.5"],
  [0, "0"],
  [1e-7, "0.0000001"]
])("decodes the number %d to the text %s and encodes it as the same number", (value, text) => {
  expect(Schema.decodeSync(DecimalFromNumber)(value)).toBe(text)
  expect(Schema.encodeSync(DecimalFromNumber)(text)).toBe(value)
})

test.each([-1, 1e300, Number.NaN, Infinity, "1"])("rejects %j as the amount of an answer", (value) => {
  expect(fits(DecimalFromNumber, value)).toBe(false)
})
