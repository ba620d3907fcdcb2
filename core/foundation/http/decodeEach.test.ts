import fc from "fast-check"
import { expect, test } from "vitest"
import { Schema } from "../data/schema.ts"
import { decodeEach } from "./decodeEach.ts"

const fitting = decodeEach(Schema.Struct({ id: Schema.String }))

test("keeps what fits, in its order, and counts what does not", () => {
  expect(fitting([{ id: "a" }, 7, { id: 1 }, null, { id: "b", more: 1 }])).toEqual({
    kept: [{ id: "a" }, { id: "b" }],
    dropped: 3
  })
})

test("never throws, and loses nothing uncounted", () => {
  fc.assert(
    fc.property(fc.array(fc.anything({ withNullPrototype: true })), (items) => {
      const { dropped, kept } = fitting(items)
      return kept.length + dropped === items.length
    })
  )
})

test("looks at no more than so many, and counts the others as dropped", () => {
  const one = decodeEach(Schema.Struct({ id: Schema.String }), 2)
  expect(one([7, { id: "a" }, { id: "b" }])).toEqual({ kept: [{ id: "a" }], dropped: 2 })
})

test("does not let an item reach the prototype of all objects", () => {
  fitting([JSON.parse('{"id":"a","__proto__":{"evil":1}}')])
  expect(Reflect.get({}, "evil")).toBeUndefined()
})
