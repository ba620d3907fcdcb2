import { join } from "node:path"
import { expect, test } from "vitest"
import { expected } from "../../fixtures/faults/network/expected.ts"
import { valueReader } from "./decoder.ts"
import { decoders, pools, recorded, tried } from "./fuzz.ts"
import { randomFrom } from "./random.ts"

const found = recorded(join(import.meta.dirname, "../.."))
const pool = pools(1)

test.each(decoders.map((one) => [one.name, one] as const))(
  "%s: some inputs, without a throw, a changed prototype or something that must not come out",
  (_, decoder) => {
    const { fitting, first, polluted, throws, wrong } = tried(decoder, found, 150, randomFrom(1), pool, false)
    expect([throws, polluted, wrong, first]).toEqual([0, 0, 0, undefined])
    expect(fitting).toBeGreaterThan(0)
  }
)

test("a reader that throws, or merges what it is handed, is found out", () => {
  const good = { a: { b: 1 } }
  const throwing = valueReader("throws", [good], (value) => Reflect.get(Object(value), "a").b)
  const merging = valueReader("merges", [good], (value) => {
    const out: Record<string, unknown> = {}
    for (const key of Object.keys(Object(value))) out[key] = Reflect.get(Object(value), key)
    return out
  })
  expect(tried(throwing, found, 500, randomFrom(1), pool, false).throws).toBeGreaterThan(0)
  expect(tried(merging, found, 5_000, randomFrom(1), pool, false).polluted).toBeGreaterThan(0)
})

test("every reply that a call promises has a reader", () => {
  const read = new Set(decoders.map(({ name }) => name))
  // The answer to an event is not read; images are not JSON; JSON-RPC has one reply for all methods.
  const others = /^(analytics\.event|image\.|quote, |rpc|chain\.supported)/
  expect(Object.keys(expected).filter((call) => !others.test(call) && !read.has(`reply ${call}`))).toEqual([])
})
