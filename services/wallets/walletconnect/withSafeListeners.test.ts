// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { afterAll, beforeAll } from "vitest"
import {
  alice,
  asking,
  connected,
  eventually,
  failure,
  relayAndPeer
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"
import { withSafeListeners } from "./withSafeListeners.ts"

/** Minutes go by like parts of a second: what is timed to end after several, does. */
const slow = globalThis.setTimeout
beforeAll(() => {
  const quick = (act: () => void, millis = 0, ...more: ReadonlyArray<unknown>) =>
    slow(act, millis > 100_000 ? millis / 100 : millis, ...more)
  globalThis.setTimeout = Object.assign(quick, slow)
})
afterAll(() => {
  globalThis.setTimeout = slow
})

const { over, peer } = relayAndPeer()
const afterwards = Effect.promise(() => new Promise((resolve) => slow(resolve, 800)))

// What is rejected unseen fails in `relayAndPeer`.
describe("WalletConnect's client, when minutes have passed", () => {
  it.scoped("rejects a request that its wallet never answered, once", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* connected(page, peer())
      peer().behave({ request: "silent" })
      const gives = failure(
        page.provider.request({ method: "personal_sign", params: ["0x00", alice], network: "eip155:1" })
      )
      yield* eventually(() => assert.strictEqual(peer().requests.length, 1))
      const { code, data } = yield* gives
      assert.deepStrictEqual([code, data?.tag], [-32603, "WalletSilent"])
      yield* afterwards
    })
  )

  it.effect("is not told of a refusal that its session did not live to send, and who waits for it is", () =>
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

  it.scoped("forgets an address that nobody took", () =>
    Effect.gen(function* () {
      const page = yield* over()
      yield* asking(page)
      yield* afterwards
    })
  )
})
