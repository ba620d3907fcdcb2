import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../core/chain/ids.ts"
import { SupportedChains } from "../chain/SupportedChains.ts"
import { answering } from "../testing/answering.ts"
import { SmartSessions } from "./SmartSessions.ts"

const address = "0x1111111111111111111111111111111111111111"
const one = { project: { id: "p", name: "App" }, pci: "c1", expiry: 2000, createdAt: 1000, permissions: [{ type: "contract-call" }], policies: [], context: "x" }
const list = (account: AccountId = `eip155:1:${address}`) => Effect.flatMap(SmartSessions, (sessions) => sessions.list(account))

const over = (answer: unknown, known = true) => {
  const { layer, seen } = answering(() => answer)
  return { seen, layer: SmartSessions.layer.pipe(Layer.provide(Layer.merge(layer, SupportedChains.layerTest(() => known)))) }
}

describe("smart sessions", () => {
  it.effect("are listed by CAIP-10 account, misfits dropped, and asked for every time", () => {
    const { layer, seen } = over([one, null, { ...one, pci: "" }, { ...one, expiry: "soon" }, { ...one, createdAt: 1e300 }, { ...one, permissions: {} }, { ...one, pci: "c2", revokedAt: 1500 }])
    return Effect.gen(function*() {
      yield* list()
      assert.deepStrictEqual((yield* list()).map(({ pci, revokedAt }) => [pci, revokedAt]), [["c1", undefined], ["c2", 1500]])
      assert.deepStrictEqual(seen.map(({ pathname }) => decodeURIComponent(pathname)), [`/v1/sessions/eip155:1:${address}`, `/v1/sessions/eip155:1:${address}`])
    }).pipe(Effect.provide(layer))
  })

  for (const answer of [{}, "x", new Response("", { status: 403 }), new Response("<html>")]) {
    it.effect(`F14: ${JSON.stringify(answer)} is 'Error loading smart sessions'`, () =>
      Effect.gen(function*() {
        assert.strictEqual((yield* Effect.flip(list())).message, "Error loading smart sessions")
      }).pipe(Effect.provide(over(answer).layer)))
  }

  it.effect("are none on a network the service does not know, and none off EVM: nobody is asked", () =>
    Effect.gen(function*() {
      const unknown = over([one], false)
      const other = over([one])
      assert.deepStrictEqual(yield* Effect.provide(list(), unknown.layer), [])
      assert.deepStrictEqual(yield* Effect.provide(list("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc"), other.layer), [])
      assert.deepStrictEqual([unknown.seen.length, other.seen.length], [0, 0])
    }))
})
