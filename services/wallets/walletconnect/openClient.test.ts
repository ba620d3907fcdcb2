// @vitest-environment node
import { assert, it } from "@effect/vitest"
import { SignClient } from "@walletconnect/sign-client"
import * as Effect from "effect/Effect"
import { afterAll, beforeEach, vi } from "vitest"
import { startRelay } from "../../../fixtures/sandbox/relay/startRelay.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { clientStorage } from "./clientStorage.ts"
import { type Client, openClient } from "./openClient.ts"

/*
 * No wallet in this file: the one of the fixtures tells the library that it is being tested, and it then calls nobody.
 * Hence a worker that no other file has used.
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
  (one) => Effect.promise(() => one.close())
)
const storage = Effect.map(Effect.provide(Storage, Storage.layerMemory()), (memory) => clientStorage(memory, ""))
/**
 * What a client does by itself: starts, pairs, reports its start, and in a page asks for each message to be attested.
 */
const used = (open: Promise<Client>) =>
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

it.scoped("a client of the kit's talks to its relay and to nobody else", () =>
  Effect.gen(function* () {
    assert.strictEqual(process.env["IS_VITEST"], undefined)
    const [{ url }, kept] = [yield* relay, yield* storage]
    assert.deepStrictEqual(
      yield* used(openClient({ projectId: "sandbox", relay: url, storageName: "", metadata, verify: true }, kept)),
      []
    )
  })
)

it.scoped("the library by itself does: what is watched would be seen", () =>
  Effect.gen(function* () {
    const [{ url }, kept] = [yield* relay, yield* storage]
    const alone = SignClient.init({
      projectId: "sandbox",
      relayUrl: url,
      storage: kept,
      telemetryEnabled: false,
      customStoragePrefix: "alone",
      logger: "silent",
      metadata
    })
    assert.match((yield* used(alone)).join(), /walletconnect/)
  })
)
