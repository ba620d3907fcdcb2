import * as Either from "effect/Either"
import fc from "fast-check"
import { expect, test } from "vitest"
import { array, boolean, each, literal, nullable, number, optional, record, string, struct } from "./decode.ts"
import { Schema } from "./schema.ts"

const decoder = struct({
  name: string(8),
  size: number,
  on: boolean,
  kind: literal("a", "b"),
  tags: array(string(4), 3),
  more: optional(nullable(record(number, 4)))
})
const schema = Schema.Struct({
  name: Schema.String.pipe(Schema.maxLength(8)),
  size: Schema.JsonNumber,
  on: Schema.Boolean,
  kind: Schema.Literal("a", "b"),
  tags: Schema.Array(Schema.String.pipe(Schema.maxLength(4))).pipe(Schema.maxItems(3)),
  more: Schema.optional(Schema.NullOr(Schema.Record({ key: Schema.String, value: Schema.JsonNumber })))
})
const decodeBySchema = Schema.decodeUnknownEither(schema)

const nearly = fc.record(
  {
    name: fc.oneof(fc.string({ maxLength: 10 }), fc.anything()),
    size: fc.oneof(fc.double(), fc.integer()),
    on: fc.oneof(fc.boolean(), fc.constant(0)),
    kind: fc.constantFrom("a", "b", "c"),
    tags: fc.oneof(fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }), fc.anything()),
    more: fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.dictionary(fc.string({ maxLength: 3 }), fc.integer(), { maxKeys: 4, noNullPrototype: true })
    ),
    extra: fc.anything()
  },
  { requiredKeys: ["name", "size", "on", "kind"] }
)

const hasProtoKey = (value: unknown): boolean => JSON.stringify(value)?.includes("__proto__") ?? false

test("accepts exactly the values that the schema of the same shape accepts", () => {
  fc.assert(
    fc.property(nearly, (value) => {
      fc.pre(!hasProtoKey(value))
      const byDecoder = decoder(value)
      const bySchema = Either.getOrUndefined(decodeBySchema(value))
      expect(byDecoder === undefined).toBe(bySchema === undefined)
      if (byDecoder !== undefined && bySchema !== undefined) {
        const { more, ...rest } = bySchema
        expect(byDecoder).toEqual(more === undefined ? rest : bySchema)
      }
    }),
    { numRuns: 1000 }
  )
})

test("returns undefined instead of throwing for every value", () => {
  const all = [
    decoder,
    string(3),
    number,
    boolean,
    literal(1),
    nullable(number),
    array(decoder, 2),
    each(decoder, 2),
    record(decoder, 2)
  ]
  fc.assert(
    fc.property(fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true }), (value) => {
      for (const item of all) item(value)
    }),
    { numRuns: 2000 }
  )
})

test("rejects a value whose getter throws", () => {
  const hostile = Object.defineProperty({ size: 1 }, "name", {
    get: () => {
      throw new Error("mine")
    },
    enumerable: true
  })
  const trapped = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no")
      },
      ownKeys: () => {
        throw new Error("no")
      }
    }
  )
  expect(decoder(hostile)).toBeUndefined()
  expect(decoder(trapped)).toBeUndefined()
  expect(record(number, 4)(trapped)).toBeUndefined()
  expect(array(decoder, 4)([trapped])).toBeUndefined()
})

test("drops unknown keys and ignores __proto__", () => {
  const value: unknown = JSON.parse(
    '{"name":"n","size":1,"on":true,"kind":"a","tags":[],"__proto__":{"polluted":1},"more":{"__proto__":5,"x":1},"constructor":{}}'
  )
  const read = decoder(value)
  expect(read).toEqual({ name: "n", size: 1, on: true, kind: "a", tags: [], more: { x: 1 } })
  expect(Object.getPrototypeOf(read?.more ?? {})).toBe(Object.prototype)
  expect(Reflect.get({}, "polluted")).toBeUndefined()
})

test("rejects a list over its cap with `array`, and keeps the first fitting items with `each`", () => {
  expect(array(number, 2)([1, 2, 3])).toBeUndefined()
  expect(each(number, 2)([1, "x", 3])).toEqual([1])
})

test("omits a missing optional field", () => {
  expect(struct({ a: optional(number) })({})).toEqual({})
  expect(Object.keys(struct({ a: optional(number) })({ a: undefined }) ?? { no: 1 })).toEqual([])
  expect(struct({ a: optional(number) })({ a: "1" })).toBeUndefined()
})

test.each([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN])(
  "rejects %s, which JSON cannot hold",
  (value) => {
    expect(number(value)).toBeUndefined()
  }
)
