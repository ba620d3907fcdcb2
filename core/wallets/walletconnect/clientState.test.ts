import { expect, test } from "vitest"
import { readClientState } from "./clientState.ts"

const key = (name: string) => `wc@2:core:0.3:latchkey//${name}`
const relay = { protocol: "irn" }
const peer = { publicKey: "k", metadata: { name: "n", url: "https://a.test" } }
const good: Readonly<Record<string, object>> = {
  expirer: { target: "topic:a", expiry: 1 },
  pairing: { topic: "a", expiry: 1, relay, active: true },
  subscription: { id: "i", topic: "a", relay },
  history: { id: 1, topic: "a", request: { method: "m" } },
  session: { topic: "a", expiry: 1, relay, namespaces: {}, self: peer, peer },
  proposal: { id: 1, relays: [relay], proposer: peer }
}

test.each(Object.entries(good))(
  "readClientState keeps the valid entries of the list %s and drops others",
  (name, entry) => {
    expect(
      readClientState(key(name), [
        null,
        entry,
        7,
        {},
        [],
        { topic: 7 },
        { ...entry, relay: null, expiry: "x", id: {}, request: 1, proposer: null }
      ])
    ).toEqual([entry])
    for (const misfit of [null, 7, "x", { 0: entry }, undefined])
      expect(readClientState(key(name), misfit)).toBeUndefined()
  }
)

test("readClientState keeps the valid entries of tables", () => {
  expect(readClientState(key("keychain"), { a: "b", c: 7, d: null })).toEqual({ a: "b" })
  expect(readClientState(key("messages"), { a: { b: "c" }, d: 7, e: [] })).toEqual({ a: { b: "c" } })
  for (const misfit of [null, 7, "x", []]) expect(readClientState(key("keychain"), misfit)).toBeUndefined()
})

test("readClientState empties unknown keys", () => {
  expect([[1], { a: 1 }, "x", 7, null].map((value) => readClientState(key("toString"), value))).toEqual([
    [],
    {},
    "x",
    undefined,
    undefined
  ])
})
