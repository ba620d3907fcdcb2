import fc from "fast-check"
import { expect, test } from "vitest"
import { Schema } from "../data/schema.ts"
import { decodeEach } from "./decodeEach.ts"

const decodeItems = decodeEach(Schema.Struct({ id: Schema.String }))

test("keeps the fitting items in order and counts the others", () => {
  expect(decodeItems([{ id: "a" }, 7, { id: 1 }, null, { id: "b", more: 1 }])).toEqual({
    items: [{ id: "a" }, { id: "b" }],
    dropped: 3
  })
})

test("counts every item as fitting or dropped, without throwing", () => {
  fc.assert(
    fc.property(fc.array(fc.anything({ withNullPrototype: true })), (items) => {
      const read = decodeItems(items)
      return read.items.length + read.dropped === items.length
    })
  )
})

test("reads no more than the limit and counts the rest as dropped", () => {
  const decode = decodeEach(Schema.Struct({ id: Schema.String }), 2)
  expect(decode([7, { id: "a" }, { id: "b" }])).toEqual({ items: [{ id: "a" }], dropped: 2 })
})

test("does not let an item reach the prototype of all objects", () => {
  decodeItems([JSON.parse('{"id":"a","__proto__":{"evil":1}}')])
  expect(Reflect.get({}, "evil")).toBeUndefined()
})
