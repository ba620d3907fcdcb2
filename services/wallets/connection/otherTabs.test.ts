import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { writeVersioned } from "../../../core/foundation/data/versioned.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { readStored } from "../../../core/wallets/storage/stored.ts"
import { sampleConnection, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import type { KitEvent } from "../../../core/event.ts"
import { persistLayer } from "./persistLayer.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { otherTabsLayer } from "./otherTabs.ts"

const makeConnected = (id: string): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(id),
  restored: false
})

/** Two tabs of one page: a value that one tab changes fires an event in the other. */
const tabs = () => {
  const stored = new Map<string, string>()
  const hearing: Array<readonly [tab: number, hear: (key: string) => void]> = []
  const writes: Array<string> = []
  const notifyTabs = (tab: number, key: string) => {
    for (const [other, listener] of [...hearing]) if (other !== tab) listener(key)
  }
  const storage = (tab: number) =>
    Layer.succeed(Storage, {
      get: (key) => Effect.sync(() => stored.get(key) ?? null),
      set: (key, value) =>
        Effect.sync(() => {
          writes.push(`${tab} ${key}`)
          if (stored.get(key) === value) return true
          stored.set(key, value)
          notifyTabs(tab, key)
          return true
        }),
      remove: (key) =>
        Effect.sync(() => {
          if (stored.delete(key)) notifyTabs(tab, key)
        }),
      written: (listener) =>
        Effect.acquireRelease(
          Effect.sync(() => void hearing.push([tab, listener])),
          () => Effect.sync(() => hearing.splice(0))
        )
    })
  const tab = (nth: number) =>
    Layer.mergeAll(persistLayer(""), otherTabsLayer("")).pipe(
      Layer.provideMerge(Store.layer(severalWallets)),
      Layer.provideMerge(storage(nth))
    )
  return { kept: stored, writes, tab, notify: notifyTabs }
}

const makeDisconnected = (id: string): KitEvent => ({
  _tag: "Disconnected",
  connectorId: id,
  namespace: "eip155",
  by: "visitor",
  last: false
})
const readStoredIds = (stored: ReadonlyMap<string, string>) => {
  const { connections, disconnectedIds } = readStored((key) => stored.get(key) ?? null, "")
  return { connected: connections.map(({ connectorId }) => connectorId).toSorted(), disconnectedIds }
}

describe("otherTabsLayer", () => {
  it.scoped(
    "F40: applies another tab's disconnect at once, for that wallet only, and writes nothing in response",
    () => {
      const { tab, writes } = tabs()
      return Effect.gen(function* () {
        const [first, second] = [yield* Layer.build(tab(1)), yield* Layer.build(tab(2))]
        for (const each of [first, second])
          yield* Effect.provide(Effect.zipRight(dispatch(makeConnected("a"), makeConnected("b")), settled), each)
        writes.length = 0
        yield* Effect.provide(
          dispatch({ _tag: "Disconnected", connectorId: "a", namespace: "eip155", by: "visitor", last: false }),
          first
        )
        yield* Effect.provide(settled, first)
        const there = yield* Effect.provide(state, second)
        assert.deepStrictEqual(
          there.connection.connections.map(({ connectorId }) => connectorId),
          ["b"]
        )
        yield* Effect.provide(settled, first)
        const counts = writes.map((write) => writes.filter((other) => other === write).length)
        assert.isAtMost(Math.max(...counts), 2)
      })
    }
  )

  it.scoped("F40: keeps the session when storage is poisoned or emptied", () => {
    const { kept: stored, tab, notify } = tabs()
    return Effect.gen(function* () {
      const tabLayer = yield* Layer.build(tab(1))
      yield* Effect.provide(Effect.zipRight(dispatch(makeConnected("a")), settled), tabLayer)
      for (const text of ["{", writeVersioned(7), writeVersioned({ eip155: [1] }), writeVersioned({ solana: ["a"] })]) {
        stored.set(formatStorageKey("", storageKeys.disconnectedIds), text)
        notify(2, formatStorageKey("", storageKeys.disconnectedIds))
      }
      stored.delete(formatStorageKey("", storageKeys.connections))
      notify(2, formatStorageKey("", storageKeys.connections))
      assert.strictEqual((yield* Effect.provide(state, tabLayer)).connection.connections.length, 1)
    })
  })
})

describe("persistLayer in several tabs", () => {
  it.scoped("keeps the wallets that other tabs have connected since this one started", () => {
    const { kept: stored, tab } = tabs()
    return Effect.gen(function* () {
      const [first, second] = [yield* Layer.build(tab(1)), yield* Layer.build(tab(2))]
      yield* Effect.provide(Effect.zipRight(dispatch(makeConnected("a"), makeConnected("b")), settled), first)
      yield* Effect.provide(Effect.zipRight(dispatch(makeConnected("c")), settled), second)
      assert.deepStrictEqual(readStoredIds(stored).connected, ["a", "b", "c"])
      yield* Effect.provide(Effect.zipRight(dispatch(makeDisconnected("c")), settled), second)
      assert.deepStrictEqual(readStoredIds(stored), { connected: ["a", "b"], disconnectedIds: { eip155: ["c"] } })
      assert.strictEqual(stored.get(formatStorageKey("", storageKeys.connectionStatus)), "connected")
    })
  })
})
