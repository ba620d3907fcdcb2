// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import {
  alice,
  bob,
  connected,
  waitUntilEffect,
  makePatience,
  relayAndPeer
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over: setUp, openPeer, peer, relay } = relayAndPeer()
const sign = { method: "personal_sign", params: ["0x00", alice], network: "eip155:1" } as const
const connectSilently = (page: Effect.Effect.Success<ReturnType<typeof setUp>>) =>
  Effect.promise(() => page.provider.connect({ silent: true, signal: makePatience() }))
const moment = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 150)))
/** Starts a kit on a page that can be left before the test ends. Returns it and the function that leaves. */
const visit = (options: Parameters<typeof setUp>[0]) =>
  Effect.gen(function* () {
    const scope = yield* Scope.make()
    const page = yield* Scope.extend(setUp(options), scope)
    return { page, leave: Scope.close(scope, Exit.void) }
  })

describe("WalletConnect after a reload", () => {
  it.scoped("restores the session, also while the relay is down, and asks once the relay is back", () =>
    Effect.gen(function* () {
      const stored = new Map<string, string>()
      const first = yield* visit({ stored })
      const held = yield* connected(first.page, peer())
      yield* first.leave
      relay().setOnline(false)
      const page = yield* setUp({ stored })
      assert.deepStrictEqual(yield* connectSilently(page), held)
      relay().setOnline(true)
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
    })
  )

  it.scoped("ends the session without reconnecting", () =>
    Effect.gen(function* () {
      const stored = new Map<string, string>()
      const first = yield* visit({ stored })
      yield* connected(first.page, peer())
      yield* first.leave
      const page = yield* setUp({ stored, config: { enableReconnect: false } })
      assert.deepStrictEqual(yield* connectSilently(page), [])
      yield* waitUntilEffect(() => assert.strictEqual(peer().sessions().length, 0))
    })
  )

  it.scoped("receives the wallet's changes from the time between", () =>
    Effect.gen(function* () {
      const stored = new Map<string, string>()
      const first = yield* visit({ stored })
      yield* connected(first.page, peer())
      yield* first.leave
      yield* Effect.promise(() => peer().disconnect())
      const page = yield* setUp({ stored })
      yield* connectSilently(page)
      yield* waitUntilEffect(() => assert.deepStrictEqual(page.received, [["disconnect", undefined]]))
    })
  )

  it.scoped("F38, F39: starts again with broken or hostile state", () =>
    Effect.gen(function* () {
      const stored = new Map<string, string>()
      const first = yield* visit({ stored })
      yield* connected(first.page, peer())
      yield* first.leave
      for (const poison of ["{", "7", "null", "[7]", "[null]", '{"topic":7}', '[{"topic":"x"}]']) {
        const poisoned = new Map([...stored].map(([key]) => [key, poison]))
        const page = yield* setUp({ stored: poisoned, storageName: "", projectId: `sandbox ${poison}` })
        assert.deepStrictEqual(yield* connectSilently(page), [])
        assert.strictEqual((yield* connected(page, peer())).length, 2, poison)
      }
    })
  )
})

describe("shareClient", () => {
  it.scoped("shares a client and its socket among kits of one name, and closes it with the last one", () =>
    Effect.gen(function* () {
      const stored = new Map<string, string>()
      const [first, second] = [yield* visit({ stored }), yield* visit({ stored })]
      yield* connected(first.page, peer())
      yield* connectSilently(second.page)
      assert.strictEqual(relay().open(), 2) // One more is the wallet's.
      yield* first.leave
      yield* moment
      assert.strictEqual(relay().open(), 2)
      yield* second.leave
      yield* waitUntilEffect(() => assert.strictEqual(relay().open(), 1))
    })
  )

  it.scoped("separates clients and keys of different names", () =>
    Effect.gen(function* () {
      const stored = new Map<string, string>()
      const other = yield* Effect.acquireRelease(
        Effect.promise(() => openPeer({ accounts: [`eip155:1:${bob}`] })),
        (client) => Effect.promise(() => client.close())
      )
      const [first, second] = [yield* setUp({ stored, storageName: "a" }), yield* setUp({ stored, storageName: "b" })]
      yield* connected(first, peer())
      yield* connected(second, other)
      assert.strictEqual(relay().open(), 4)
      yield* Effect.promise(() => first.provider.disconnect())
      yield* waitUntilEffect(() => assert.strictEqual(peer().sessions().length, 0))
      assert.strictEqual(other.sessions().length, 1)
      assert.isTrue([...stored.keys()].every((key) => /^@appkit\/[ab]:wc@2:/.test(key)))
      assert.isBelow(
        [...stored].reduce((sum, [key, value]) => sum + key.length + value.length, 0),
        64_000
      )
    })
  )

  it.scoped("removes every trace of the library from the page", () =>
    Effect.gen(function* () {
      const before = Object.getOwnPropertyNames(globalThis)
      const first = yield* visit({ storageName: "gone" })
      yield* connected(first.page, peer())
      assert.deepStrictEqual(
        Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name)),
        []
      )
      yield* first.leave
      yield* waitUntilEffect(() => assert.strictEqual(relay().open(), 1))
    })
  )
})
