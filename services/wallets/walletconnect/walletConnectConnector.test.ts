// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import { createServer } from "node:net"
import { vi } from "vitest"
import { measureWaiting } from "../../../fixtures/testing/turns.ts"
import {
  bob,
  alice,
  asking,
  connected,
  waitUntilEffect,
  failure,
  makePatience,
  relayAndPeer,
  sol,
  solana
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over: setUp, openPeer, peer, relay } = relayAndPeer()
/** A port on which nothing listens, and one that accepts connections without an answer. */
const nowhere = Effect.acquireRelease(
  Effect.promise(
    () =>
      new Promise<{ readonly url: string; readonly close: () => void }>((resolve) => {
        const server = createServer(() => {}).listen(0, "127.0.0.1", () => {
          const address = server.address()
          resolve({
            url: `ws://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
            close: () => server.close()
          })
        })
      })
  ),
  ({ close }) => Effect.sync(close)
)

describe("walletConnectConnector", () => {
  it.scoped("connects with the granted accounts on every namespace, and shows the address while it waits", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      assert.deepStrictEqual(yield* connected(page, peer()), [
        { namespace: "eip155", network: "eip155:1", accounts: [{ address: alice }], name: "Peer Wallet" },
        { namespace: "solana", network: solana, accounts: [{ address: sol }], name: "Peer Wallet" }
      ])
      assert.deepStrictEqual(page.tags(), ["PairingMade", "PairingEnded"])
      assert.strictEqual(page.state().connection.pairing, null)
      const proposal = peer().proposals[0]?.params
      assert.deepStrictEqual(
        [Object.keys(proposal?.optionalNamespaces ?? {}), Object.keys(proposal?.requiredNamespaces ?? {})],
        [["eip155", "solana"], []]
      )
    })
  )

  it.scoped("uses the page's active network if the wallet connects on another one and supports it", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().share([`eip155:10:${bob}`, `eip155:137:${bob}`, `eip155:1:${alice}`])
      assert.deepStrictEqual(yield* connected(page, peer()), [
        {
          namespace: "eip155",
          network: "eip155:1",
          accounts: [{ address: alice }, { address: bob }],
          name: "Peer Wallet"
        }
      ])
    })
  )

  it.scoped("fails with WalletConnectNotFound without a project", () =>
    Effect.gen(function* () {
      const page = yield* setUp({ projectId: "" })
      assert.strictEqual(
        (yield* failure(page.provider.connect({ silent: false, signal: makePatience() })))._tag,
        "WalletConnectNotFound"
      )
    })
  )

  it.scoped("reports a client that cannot start, and starts it at the next attempt", () =>
    Effect.gen(function* () {
      const page = yield* setUp({ storageName: "starting" })
      const random = vi.spyOn(globalThis.crypto, "getRandomValues").mockImplementation(() => {
        throw new Error("This machine has no random numbers yet.")
      })
      const refused = yield* Effect.ensuring(
        failure(page.provider.connect({ silent: false, signal: makePatience() })),
        Effect.sync(() => random.mockRestore())
      )
      assert.strictEqual(refused._tag, "SignClientMissing")
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )

  it.scoped("F18: rejects with code 4001, and uses a new address for the next attempt", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().behave({ proposal: "reject" })
      const { connecting, uri } = yield* asking(page)
      yield* Effect.promise(() => peer().pair(uri))
      assert.strictEqual((yield* failure(connecting)).code, 4001)
      peer().behave({ proposal: "approve" })
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )

  it.scoped("F15: waits for a wallet until the visitor gives up", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().behave({ proposal: "silent" })
      const controller = new AbortController()
      const { connecting, uri } = yield* asking(page, controller.signal)
      yield* Effect.promise(() => peer().pair(uri))
      yield* waitUntilEffect(() => assert.strictEqual(peer().proposals.length, 1))
      controller.abort()
      yield* failure(connecting)
      assert.deepStrictEqual(page.tags(), ["PairingMade", "PairingEnded"])
    })
  )

  it.scoped("F17: closes on both sides an approval that arrives after the visitor gave up", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().behave({ delayMillis: 100 })
      const controller = new AbortController()
      const { connecting, uri } = yield* asking(page, controller.signal)
      yield* Effect.promise(() => peer().pair(uri))
      controller.abort()
      yield* failure(connecting)
      yield* waitUntilEffect(() => assert.isAbove(peer().approvedAt(), 0))
      yield* waitUntilEffect(() => assert.strictEqual(peer().sessions().length, 0))
      assert.deepStrictEqual(page.received, [])
      assert.deepStrictEqual(
        yield* Effect.promise(() => page.provider.connect({ silent: true, signal: makePatience() })),
        []
      )
    })
  )

  it.scoped("F16: connects a wallet that approves and then refuses", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().behave({ proposal: "twice" })
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )

  it.scoped("F16: connects the first of two wallets that use one address, and ignores the other", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      const other = yield* Effect.acquireRelease(
        Effect.promise(() => openPeer({ accounts: [`eip155:1:${bob}`] })),
        (wallet) => Effect.promise(() => wallet.close())
      )
      const { connecting, uri } = yield* asking(page)
      yield* Effect.promise(() => Promise.all([peer().pair(uri), other.pair(uri)]))
      const [held] = yield* Effect.promise(() => connecting)
      const isOther = held?.accounts[0].address === bob
      yield* waitUntilEffect(() => assert.strictEqual((isOther ? peer() : other).proposals.length, 1))
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 300)))
      assert.deepStrictEqual([(isOther ? other : peer()).sessions().length, page.received], [1, []])
      const signed = yield* Effect.promise(() => page.provider.request({ method: "eth_accounts" }))
      assert.deepStrictEqual(signed, [isOther ? bob : alice])
    })
  )

  it.scoped("F26: replaces an address ten seconds before it expires, and accepts a wallet that uses the old one", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      const { connecting, uri } = yield* asking(page)
      yield* TestClock.adjust("229999 millis")
      assert.strictEqual(page.uri(), uri)
      yield* TestClock.adjust("1 millis")
      yield* waitUntilEffect(() => assert.notStrictEqual(page.uri(), uri))
      assert.deepStrictEqual(page.tags(), ["PairingMade", "PairingEnded", "PairingMade"])
      yield* Effect.promise(() => peer().pair(uri))
      assert.strictEqual((yield* Effect.promise(() => connecting)).length, 2)
    })
  )

  it.scoped("reuses a waiting address on Telegram, and not elsewhere", () =>
    Effect.gen(function* () {
      for (const [telegram, same] of [
        [true, true],
        [false, false]
      ] as const) {
        const page = yield* setUp({ device: { telegram }, storageName: `telegram ${telegram}` })
        const controller = new AbortController()
        const first = yield* asking(page, controller.signal)
        controller.abort()
        yield* failure(first.connecting)
        const connecting = page.provider.connect({ silent: false, signal: makePatience() })
        yield* waitUntilEffect(() => assert.strictEqual(page.tags().filter((tag) => tag === "PairingMade").length, 2))
        assert.strictEqual(page.uri() === first.uri, same)
        yield* Effect.promise(() => peer().pair(page.uri()))
        assert.strictEqual((yield* Effect.promise(() => connecting)).length, 2)
      }
    })
  )

  it.scoped("rejects and closes a session without a configured network", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      peer().share([`eip155:10:${alice}`])
      const { connecting, uri } = yield* asking(page)
      yield* Effect.promise(() => peer().pair(uri))
      assert.strictEqual((yield* failure(connecting))._tag, "NoRequestedChain")
      yield* waitUntilEffect(() => assert.strictEqual(peer().sessions().length, 0))
    })
  )

  it.scoped("replaces the wallet by a second one, and notifies it", () =>
    Effect.gen(function* () {
      const page = yield* setUp()
      const other = yield* Effect.acquireRelease(
        Effect.promise(() => openPeer({ accounts: [`eip155:1:${bob}`] })),
        (wallet) => Effect.promise(() => wallet.close())
      )
      yield* connected(page, peer())
      assert.deepStrictEqual((yield* connected(page, other))[0]?.accounts, [{ address: bob }])
      yield* waitUntilEffect(() => assert.strictEqual(peer().sessions().length, 0))
      assert.deepStrictEqual(page.received, [])
    })
  )
})

describe("walletConnectConnector when the relay rejects", () => {
  for (const [sentence, tag, key] of [
    ["Unauthorized: origin not allowed", "OriginNotAllowed", "ORIGIN_NOT_ALLOWED"],
    ["Unauthorized: invalid key", "InvalidProjectId", "INVALID_PROJECT_ID"],
    ["JWT validation error: JWT Token is not yet valid", "SessionExpired", "JWT_TOKEN_NOT_VALID"]
  ] as const) {
    it.scoped(`F25: reports ${tag} at once with its alert, and retries only when the user acts`, () =>
      Effect.gen(function* () {
        const origin = "https://shop.test"
        const page = yield* setUp({ origin })
        yield* Effect.promise(() => peer().setOnline(false))
        relay().refuse(sentence)
        const waited = measureWaiting()
        assert.strictEqual((yield* failure(page.provider.connect({ silent: false, signal: makePatience() })))._tag, tag)
        assert.isBelow(waited(), 3_000)
        // The page's own origin, which the project has to allow, and not the address in the host's metadata.
        assert.deepStrictEqual(page.state().modal.raised, [{ key, facts: key === "ORIGIN_NOT_ALLOWED" ? origin : "" }])
        relay().refuse(null)
        yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 400)))
        assert.strictEqual(relay().open(), 0)
        yield* Effect.promise(() => peer().setOnline(true))
        assert.strictEqual((yield* connected(page, peer())).length, 2)
      })
    )
  }

  it.scoped("F25: reports a project that the relay does not know", () =>
    Effect.gen(function* () {
      const page = yield* setUp({ projectId: "bad" })
      assert.strictEqual(
        (yield* failure(page.provider.connect({ silent: false, signal: makePatience() })))._tag,
        "InvalidProjectId"
      )
    })
  )

  for (const what of ["silent", "gone", "refusing the upgrade"] as const) {
    it.scoped(`F4, F11: fails with RelayUnreachable after ten seconds if the relay is ${what}`, () =>
      Effect.gen(function* () {
        const silent = yield* nowhere
        if (what === "refusing the upgrade") relay().refuse("Unauthorized: invalid key", "http")
        const page = yield* setUp(
          what === "silent" ? { relay: silent.url } : what === "gone" ? { relay: "ws://127.0.0.1:1" } : {}
        )
        yield* Effect.promise(() => page.provider.connect({ silent: true, signal: makePatience() })) // The client is started.
        let isEnded = false
        const connecting = page.provider.connect({ silent: false, signal: makePatience() }).finally(() => {
          isEnded = true
        })
        connecting.catch(() => {})
        yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 200)))
        yield* TestClock.adjust("9999 millis")
        assert.isFalse(isEnded)
        yield* TestClock.adjust("1 millis")
        assert.strictEqual((yield* failure(connecting))._tag, "RelayUnreachable")
        assert.deepStrictEqual(page.tags(), ["PairingEnded"])
      })
    )
  }

  it.scoped("F12: reports at once that the device is offline; a relay on this device needs no network", () =>
    Effect.gen(function* () {
      const away = yield* setUp({ relay: "wss://relay.example", online: false })
      assert.strictEqual(
        (yield* failure(away.provider.connect({ silent: false, signal: makePatience() })))._tag,
        "Offline"
      )
      const page = yield* setUp({ online: false })
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )
})
