// @vitest-environment node
import { assert, it } from "@effect/vitest"
import { SignClient } from "@walletconnect/sign-client"
import * as Effect from "effect/Effect"
import { afterAll, beforeEach, vi } from "vitest"
import { startRelay } from "../../../fixtures/sandbox/relay/startRelay.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { createClientStorage } from "./createClientStorage.ts"
import { type Client, openClient } from "./openClient.ts"

/**
 * This file has no wallet: the fixtures' wallet sets a test mode of the library, in which it sends no telemetry. For
 * the same reason it runs in a worker of its own.
 */

const outside: Array<string> = []
vi.stubGlobal("fetch", (input: unknown) => {
  outside.push(String(input))
  return Promise.reject(new TypeError("no network"))
})
beforeEach(() => void outside.splice(0))
afterAll(() => vi.unstubAllGlobals())

const metadata = { name: "Page", description: "", url: "http://127.0.0.1", icons: [] }
const relay = Effect.acquireRelease(
  Effect.promise(() => startRelay()),
  (client) => Effect.promise(() => client.close())
)
const storage = Effect.map(Effect.provide(Storage, Storage.layerMemory()), (memory) => createClientStorage(memory, ""))
/** Uses a client: starts it, pairs, reports its start, and has each message attested, as in a page. */
const useClient = (open: Promise<Client>) =>
  Effect.gen(function* () {
    const client = yield* Effect.acquireRelease(
      Effect.promise(() => open),
      ({ core }) =>
        Effect.promise(async () => {
          core.heartbeat.stop()
          await core.relayer.transportClose()
        })
    )
    const { approval } = yield* Effect.promise(() =>
      client.connect({
        optionalNamespaces: { eip155: { chains: ["eip155:1"], methods: ["personal_sign"], events: [] } }
      })
    )
    approval().catch(() => {})
    yield* Effect.promise(() => client.core.eventClient.init())
    return outside
  })

it.scoped("openClient connects only to its relay", () =>
  Effect.gen(function* () {
    assert.strictEqual(process.env["IS_VITEST"], undefined)
    const [{ url }, stored] = [yield* relay, yield* storage]
    assert.deepStrictEqual(
      yield* useClient(
        openClient({ projectId: "sandbox", relay: url, storageName: "", metadata, verify: true }, stored)
      ),
      []
    )
  })
)

it.scoped("SignClient connects to further hosts without openClient, so the test would see it", () =>
  Effect.gen(function* () {
    const [{ url }, stored] = [yield* relay, yield* storage]
    const alone = SignClient.init({
      projectId: "sandbox",
      relayUrl: url,
      storage: stored,
      telemetryEnabled: false,
      customStoragePrefix: "alone",
      logger: "silent",
      metadata
    })
    assert.match((yield* useClient(alone)).join(), /walletconnect/)
  })
)
