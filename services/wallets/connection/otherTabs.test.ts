import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { sampleConnection, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../../core/event.ts"
import { persistLayer } from "./remembered.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { otherTabsLayer } from "./otherTabs.ts"

const connected = (id: string): KitEvent => ({ _tag: "Connected", connection: sampleConnection(id), restored: false })

/** Two tabs of one page: a value that one changes fires an event in the other. */
const tabs = () => {
  const kept = new Map<string, string>()
  const hearing: Array<readonly [tab: number, hear: (key: string) => void]> = []
  const writes: Array<string> = []
  const tell = (tab: number, key: string) => {
    for (const [other, hear] of [...hearing]) if (other !== tab) hear(key)
  }
  const storage = (tab: number) =>
    Layer.succeed(Storage, {
      get: (key) => Effect.sync(() => kept.get(key) ?? null),
      set: (key, value) =>
        Effect.sync(() => {
          writes.push(`${tab} ${key}`)
          if (kept.get(key) === value) return true
          kept.set(key, value)
          tell(tab, key)
          return true
        }),
      remove: (key) =>
        Effect.sync(() => {
          if (kept.delete(key)) tell(tab, key)
        }),
      written: (hear) =>
        Effect.acquireRelease(
          Effect.sync(() => void hearing.push([tab, hear])),
          () => Effect.sync(() => hearing.splice(0))
        )
    })
  const tab = (nth: number) =>
    Layer.mergeAll(persistLayer(""), otherTabsLayer("")).pipe(
      Layer.provideMerge(Store.layer(severalWallets)),
      Layer.provideMerge(storage(nth))
    )
  return { kept, writes, tab, tell }
}

describe("F40: what another tab does", () => {
  it.scoped("its disconnect is taken over at once, of that wallet alone, and no write answers a write", () => {
    const { tab, writes } = tabs()
    return Effect.gen(function* () {
      const [one, two] = [yield* Layer.build(tab(1)), yield* Layer.build(tab(2))]
      for (const each of [one, two])
        yield* Effect.provide(Effect.zipRight(dispatch(connected("a"), connected("b")), settled), each)
      writes.length = 0
      yield* Effect.provide(
        dispatch({ _tag: "Disconnected", connectorId: "a", namespace: "eip155", by: "visitor", last: false }),
        one
      )
      yield* Effect.provide(settled, one)
      const there = yield* Effect.provide(state, two)
      assert.deepStrictEqual(
        there.connection.connections.map(({ connectorId }) => connectorId),
        ["b"]
      )
      yield* Effect.provide(settled, one)
      const counts = writes.map((write) => writes.filter((other) => other === write).length)
      assert.isAtMost(Math.max(...counts), 2)
    })
  })

  it.scoped("a storage that was poisoned or emptied leaves the session as it is", () => {
    const { kept, tab, tell } = tabs()
    return Effect.gen(function* () {
      const here = yield* Layer.build(tab(1))
      yield* Effect.provide(Effect.zipRight(dispatch(connected("a")), settled), here)
      for (const text of ["{", writeVersioned(7), writeVersioned({ eip155: [1] }), writeVersioned({ solana: ["a"] })]) {
        kept.set(storageKey("", storageKeys.disconnectedIds), text)
        tell(2, storageKey("", storageKeys.disconnectedIds))
      }
      kept.delete(storageKey("", storageKeys.connections))
      tell(2, storageKey("", storageKeys.connections))
      assert.strictEqual((yield* Effect.provide(state, here)).connection.connections.length, 1)
    })
  })
})
