import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import { expect, test } from "vitest"
import { Key } from "./key.ts"

test.each([
  ["a", true],
  ["", true],
  ["constructor", true],
  ["__proto__", false],
  [7, false]
])("allows %j as a key of outside data: %s", (key, may) => {
  expect(Either.isRight(Schema.decodeUnknownEither(Key)(key))).toBe(may)
})
