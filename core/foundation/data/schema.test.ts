import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { getIssues, findInvalidPath, Schema } from "./schema.ts"

const Page = Schema.Struct({
  count: Schema.Number,
  data: Schema.Array(
    Schema.Struct({
      name: Schema.String.pipe(Schema.maxLength(5)),
      time: Schema.optional(Schema.Union(Schema.Number, Schema.Null))
    })
  )
})
const findFailure = (value: unknown) => Either.getOrThrow(Either.flip(Schema.decodeUnknownEither(Page)(value)))

test.each([
  [{ count: 1, data: [{ name: "a" }, { name: [1, 2] }] }, "data.1.name: expected string"],
  [{ count: 1, data: [{ name: "secrets" }] }, "data.0.name: expected maxLength(5)"],
  [{ count: 1, data: [{ name: "a", time: "now" }] }, "data.0.time: expected number"],
  [{ data: [] }, "count: expected readonly count: number"],
  [null, ": expected { readonly count: number; readonly data: "]
])("reports the path where %j stops fitting, without its values", (value, sentence) => {
  expect(findInvalidPath(findFailure(value)).slice(0, sentence.length)).toBe(sentence)
  expect(findInvalidPath(findFailure(value))).not.toMatch(/secrets|now/)
})

test("reports a value that is too deeply nested to format", () => {
  const deep = findFailure({ count: JSON.parse("[".repeat(100_000) + "]".repeat(100_000)), data: [] })
  expect(findInvalidPath(deep)).toBe("count: expected number")
  expect(getIssues(deep)).toEqual([{ path: [], message: "count: expected number" }])
})
