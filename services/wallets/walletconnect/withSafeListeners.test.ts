// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll } from "vitest"
import {
  alice,
  asking,
  connected,
  waitUntilEffect,
  failure,
  relayAndPeer
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"
import { withSafeListeners } from "./withSafeListeners.ts"

/** Minutes pass in less than a second: timers of several minutes still fire. */
const slow = globalThis.setTimeout
beforeAll(() => {
  const setQuickTimeout = (act: () => void, millis = 0, ...more: ReadonlyArray<unknown>) =>
    slow(act, millis > 100_000 ? millis / 100 : millis, ...more)
  globalThis.setTimeout = Object.assign(setQuickTimeout, slow)
})
afterAll(() => {
  globalThis.setTimeout = slow
})

const { over: setUp, peer } = relayAndPeer()
const afterwards = Effect.promise(() => new Promise((resolve) => slow(resolve, 800)))

// An unhandled rejection fails in `relayAndPeer`.
describe("withSafeListeners", () => {
  it.scoped("rejects once a request that its wallet never answered", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* connected(page, peer())
      peer().behave({ request: "silent" })
      const result = failure(
        page.provider.request({ method: "personal_sign", params: ["0x00", alice], network: "eip155:1" })
      )
      yield* waitUntilEffect(() => assert.strictEqual(peer().requests.length, 1))
      const { code, data } = yield* result
      assert.deepStrictEqual([code, data?.tag], [-32603, "WalletSilent"])
      yield* afterwards
    })
  )

  it.effect("ignores a refusal that its session did not live to send, and rejects its caller", () =>
    Effect.gen(function* () {
      const engine = { sendError: () => Promise.reject(new Error("No matching key")) }
      withSafeListeners({ core: { pairing: {}, relayer: { provider: {} } }, engine, session: { keys: [] } })
      void engine.sendError()
      assert.strictEqual(
        yield* Effect.promise(() =>
          engine.sendError().then(
            () => "sent",
            ({ message }) => message
          )
        ),
        "No matching key"
      )
      yield* afterwards
    })
  )

  it.scoped("forgets an address that no wallet used", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      yield* asking(page)
      yield* afterwards
    })
  )
})
