// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import {
  alice,
  bob,
  connected,
  eventually,
  patient,
  relayAndPeer
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over, openPeer, peer, relay } = relayAndPeer()
const sign = { method: "personal_sign", params: ["0x00", alice], network: "eip155:1" } as const
const silently = (page: Effect.Effect.Success<ReturnType<typeof over>>) =>
  Effect.promise(() => page.provider.connect({ silent: true, signal: patient() }))
const moment = Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 150)))
/** A page that goes away before the test ends: gives it and how it goes. */
const visit = (options: Parameters<typeof over>[0]) =>
  Effect.gen(function* () {
    const scope = yield* Scope.make()
    const page = yield* Scope.extend(over(options), scope)
    return { page, leave: Scope.close(scope, Exit.void) }
  })

describe("the next visit", () => {
  it.scoped("has the session again, also while the relay is away, and asks it once there is a way", () =>
    Effect.gen(function* () {
      const kept = new Map<string, string>()
      const first = yield* visit({ kept })
      const held = yield* connected(first.page, peer())
      yield* first.leave
      relay().setOnline(false)
      const page = yield* over({ kept })
      assert.deepStrictEqual(yield* silently(page), held)
      relay().setOnline(true)
      assert.strictEqual(yield* Effect.promise(() => page.provider.request(sign)), "0x5169")
    })
  )

  it.scoped("without reconnect ends the session instead", () =>
    Effect.gen(function* () {
      const kept = new Map<string, string>()
      const first = yield* visit({ kept })
      yield* connected(first.page, peer())
      yield* first.leave
      const page = yield* over({ kept, config: { enableReconnect: false } })
      assert.deepStrictEqual(yield* silently(page), [])
      yield* eventually(() => assert.strictEqual(peer().sessions().length, 0))
    })
  )

  it.scoped("hears what its wallet did meanwhile", () =>
    Effect.gen(function* () {
      const kept = new Map<string, string>()
      const first = yield* visit({ kept })
      yield* connected(first.page, peer())
      yield* first.leave
      yield* Effect.promise(() => peer().disconnect())
      const page = yield* over({ kept })
      yield* silently(page)
      yield* eventually(() => assert.deepStrictEqual(page.heard, [["disconnect", undefined]]))
    })
  )

  it.scoped("F38, F39: with broken or hostile state it starts anew", () =>
    Effect.gen(function* () {
      const kept = new Map<string, string>()
      const first = yield* visit({ kept })
      yield* connected(first.page, peer())
      yield* first.leave
      for (const poison of ["{", "7", "null", "[7]", "[null]", '{"topic":7}', '[{"topic":"x"}]']) {
        const poisoned = new Map([...kept].map(([key]) => [key, poison]))
        const page = yield* over({ kept: poisoned, storageName: "", projectId: `sandbox ${poison}` })
        assert.deepStrictEqual(yield* silently(page), [])
        assert.strictEqual((yield* connected(page, peer())).length, 2, poison)
      }
    })
  )
})

describe("kits of one page", () => {
  it.scoped("of one name share a client and its socket, which the last one closes", () =>
    Effect.gen(function* () {
      const kept = new Map<string, string>()
      const [one, two] = [yield* visit({ kept }), yield* visit({ kept })]
      yield* connected(one.page, peer())
      yield* silently(two.page)
      assert.strictEqual(relay().open(), 2) // and the wallet's
      yield* one.leave
      yield* moment
      assert.strictEqual(relay().open(), 2)
      yield* two.leave
      yield* eventually(() => assert.strictEqual(relay().open(), 1))
    })
  )

  it.scoped("of different names have clients and keys of their own", () =>
    Effect.gen(function* () {
      const kept = new Map<string, string>()
      const other = yield* Effect.acquireRelease(
        Effect.promise(() => openPeer({ accounts: [`eip155:1:${bob}`] })),
        (one) => Effect.promise(() => one.close())
      )
      const [one, two] = [yield* over({ kept, storageName: "a" }), yield* over({ kept, storageName: "b" })]
      yield* connected(one, peer())
      yield* connected(two, other)
      assert.strictEqual(relay().open(), 4)
      yield* Effect.promise(() => one.provider.disconnect())
      yield* eventually(() => assert.strictEqual(peer().sessions().length, 0))
      assert.strictEqual(other.sessions().length, 1)
      assert.isTrue([...kept.keys()].every((key) => /^@appkit\/[ab]:wc@2:/.test(key)))
      assert.isBelow(
        [...kept].reduce((sum, [key, value]) => sum + key.length + value.length, 0),
        64_000
      )
    })
  )

  it.scoped("leave nothing of the library on the page", () =>
    Effect.gen(function* () {
      const before = Object.getOwnPropertyNames(globalThis)
      const first = yield* visit({ storageName: "gone" })
      yield* connected(first.page, peer())
      assert.deepStrictEqual(
        Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name)),
        []
      )
      yield* first.leave
      yield* eventually(() => assert.strictEqual(relay().open(), 1))
    })
  )
})
