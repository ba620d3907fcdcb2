// @vitest-environment node
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/TestClock"
import { createServer } from "node:net"
import { vi } from "vitest"
import { waiting } from "../../../fixtures/testing/turns.ts"
import {
  bob,
  alice,
  asking,
  connected,
  eventually,
  failure,
  patient,
  relayAndPeer,
  sol,
  solana
} from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"

const { over, openPeer, peer, relay } = relayAndPeer()
/** A port on which nothing listens, one that takes connections and says nothing. */
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

describe("connecting by WalletConnect", () => {
  it.scoped("gives what the wallet shared on every namespace; the address stands as long as it is needed", () =>
    Effect.gen(function* () {
      const page = yield* over()
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

  it.scoped("a wallet that goes on another network first is on the page's active one where it can", () =>
    Effect.gen(function* () {
      const page = yield* over()
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

  it.scoped("without a project there is no WalletConnect", () =>
    Effect.gen(function* () {
      const page = yield* over({ projectId: "" })
      assert.strictEqual(
        (yield* failure(page.provider.connect({ silent: false, signal: patient() })))._tag,
        "WalletConnectNotFound"
      )
    })
  )

  it.scoped("a client that cannot start says so, and starts at the next try", () =>
    Effect.gen(function* () {
      const page = yield* over({ storageName: "starting" })
      const random = vi.spyOn(globalThis.crypto, "getRandomValues").mockImplementation(() => {
        throw new Error("This machine has no random numbers yet.")
      })
      const refused = yield* Effect.ensuring(
        failure(page.provider.connect({ silent: false, signal: patient() })),
        Effect.sync(() => random.mockRestore())
      )
      assert.strictEqual(refused._tag, "SignClientMissing")
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )

  it.scoped("F18: a wallet that turns the page down is code 4001, and the next try has an address of its own", () =>
    Effect.gen(function* () {
      const page = yield* over()
      peer().behave({ proposal: "reject" })
      const { gives, uri } = yield* asking(page)
      yield* Effect.promise(() => peer().pair(uri))
      assert.strictEqual((yield* failure(gives)).code, 4001)
      peer().behave({ proposal: "approve" })
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )

  it.scoped("F15: a wallet that never answers is waited for, until the visitor gives up", () =>
    Effect.gen(function* () {
      const page = yield* over()
      peer().behave({ proposal: "silent" })
      const left = new AbortController()
      const { gives, uri } = yield* asking(page, left.signal)
      yield* Effect.promise(() => peer().pair(uri))
      yield* eventually(() => assert.strictEqual(peer().proposals.length, 1))
      left.abort()
      yield* failure(gives)
      assert.deepStrictEqual(page.tags(), ["PairingMade", "PairingEnded"])
    })
  )

  it.scoped("F17: an approval that comes after the visitor gave up is closed, on both sides", () =>
    Effect.gen(function* () {
      const page = yield* over()
      peer().behave({ delayMillis: 100 })
      const left = new AbortController()
      const { gives, uri } = yield* asking(page, left.signal)
      yield* Effect.promise(() => peer().pair(uri))
      left.abort()
      yield* failure(gives)
      yield* eventually(() => assert.isAbove(peer().approvedAt(), 0))
      yield* eventually(() => assert.strictEqual(peer().sessions().length, 0))
      assert.deepStrictEqual(page.heard, [])
      assert.deepStrictEqual(
        yield* Effect.promise(() => page.provider.connect({ silent: true, signal: patient() })),
        []
      )
    })
  )

  it.scoped("F16: a wallet that approves and then refuses has approved", () =>
    Effect.gen(function* () {
      const page = yield* over()
      peer().behave({ proposal: "twice" })
      assert.strictEqual((yield* connected(page, peer())).length, 2)
    })
  )

  it.scoped("F16: of two wallets that take one address, the first is connected; the other's word changes nothing", () =>
    Effect.gen(function* () {
      const page = yield* over()
      const other = yield* Effect.acquireRelease(
        Effect.promise(() => openPeer({ accounts: [`eip155:1:${bob}`] })),
        (one) => Effect.promise(() => one.close())
      )
      const { gives, uri } = yield* asking(page)
      yield* Effect.promise(() => Promise.all([peer().pair(uri), other.pair(uri)]))
      const [held] = yield* Effect.promise(() => gives)
      const isOther = held?.accounts[0].address === bob
      yield* eventually(() => assert.strictEqual((isOther ? peer() : other).proposals.length, 1))
      yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 300)))
      assert.deepStrictEqual([(isOther ? other : peer()).sessions().length, page.heard], [1, []])
      const signed = yield* Effect.promise(() => page.provider.request({ method: "eth_accounts" }))
      assert.deepStrictEqual(signed, [isOther ? bob : alice])
    })
  )

  it.scoped(
    "F26: ten seconds before an address is over there is another; a wallet that took the old one still counts",
    () =>
      Effect.gen(function* () {
        const page = yield* over()
        const { gives, uri } = yield* asking(page)
        yield* TestClock.adjust("229999 millis")
        assert.strictEqual(page.uri(), uri)
        yield* TestClock.adjust("1 millis")
        yield* eventually(() => assert.notStrictEqual(page.uri(), uri))
        assert.deepStrictEqual(page.tags(), ["PairingMade", "PairingEnded", "PairingMade"])
        yield* Effect.promise(() => peer().pair(uri))
        assert.strictEqual((yield* Effect.promise(() => gives)).length, 2)
      })
  )

  it.scoped("on Telegram an address that waits is taken up again, elsewhere not", () =>
    Effect.gen(function* () {
      for (const [telegram, same] of [
        [true, true],
        [false, false]
      ] as const) {
        const page = yield* over({ device: { telegram }, storageName: `telegram ${telegram}` })
        const left = new AbortController()
        const first = yield* asking(page, left.signal)
        left.abort()
        yield* failure(first.gives)
        const gives = page.provider.connect({ silent: false, signal: patient() })
        yield* eventually(() => assert.strictEqual(page.tags().filter((tag) => tag === "PairingMade").length, 2))
        assert.strictEqual(page.uri() === first.uri, same)
        yield* Effect.promise(() => peer().pair(page.uri()))
        assert.strictEqual((yield* Effect.promise(() => gives)).length, 2)
      }
    })
  )

  it.scoped("a session on none of our networks is said so and closed", () =>
    Effect.gen(function* () {
      const page = yield* over()
      peer().share([`eip155:10:${alice}`])
      const { gives, uri } = yield* asking(page)
      yield* Effect.promise(() => peer().pair(uri))
      assert.strictEqual((yield* failure(gives))._tag, "NoRequestedChain")
      yield* eventually(() => assert.strictEqual(peer().sessions().length, 0))
    })
  )

  it.scoped("a second wallet takes the place of the first, which is told", () =>
    Effect.gen(function* () {
      const page = yield* over()
      const other = yield* Effect.acquireRelease(
        Effect.promise(() => openPeer({ accounts: [`eip155:1:${bob}`] })),
        (one) => Effect.promise(() => one.close())
      )
      yield* connected(page, peer())
      assert.deepStrictEqual((yield* connected(page, other))[0]?.accounts, [{ address: bob }])
      yield* eventually(() => assert.strictEqual(peer().sessions().length, 0))
      assert.deepStrictEqual(page.heard, [])
    })
  )
})

describe("a relay that does not let us in", () => {
  for (const [sentence, tag, key] of [
    ["Unauthorized: origin not allowed", "OriginNotAllowed", "ORIGIN_NOT_ALLOWED"],
    ["Unauthorized: invalid key", "InvalidProjectId", "INVALID_PROJECT_ID"],
    ["JWT validation error: JWT Token is not yet valid", "SessionExpired", "JWT_TOKEN_NOT_VALID"]
  ] as const) {
    it.scoped(`F25: ${tag} is told at once with its alert, and the relay is left alone until somebody acts`, () =>
      Effect.gen(function* () {
        const origin = "https://shop.test"
        const page = yield* over({ origin })
        yield* Effect.promise(() => peer().setOnline(false))
        relay().refuse(sentence)
        const waited = waiting()
        assert.strictEqual((yield* failure(page.provider.connect({ silent: false, signal: patient() })))._tag, tag)
        assert.isBelow(waited(), 3_000)
        // The page's own origin, which the project has to allow, and not the address that the host gives of itself.
        assert.deepStrictEqual(page.state().modal.raised, [{ key, facts: key === "ORIGIN_NOT_ALLOWED" ? origin : "" }])
        relay().refuse(null)
        yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 400)))
        assert.strictEqual(relay().open(), 0)
        yield* Effect.promise(() => peer().setOnline(true))
        assert.strictEqual((yield* connected(page, peer())).length, 2)
      })
    )
  }

  it.scoped("F25: a project that the relay does not know is said so", () =>
    Effect.gen(function* () {
      const page = yield* over({ projectId: "bad" })
      assert.strictEqual(
        (yield* failure(page.provider.connect({ silent: false, signal: patient() })))._tag,
        "InvalidProjectId"
      )
    })
  )

  for (const what of ["silent", "gone", "refusing the upgrade"] as const) {
    it.scoped(`F4, F11: a relay that is ${what} is unreachable after ten seconds`, () =>
      Effect.gen(function* () {
        const silent = yield* nowhere
        if (what === "refusing the upgrade") relay().refuse("Unauthorized: invalid key", "http")
        const page = yield* over(
          what === "silent" ? { relay: silent.url } : what === "gone" ? { relay: "ws://127.0.0.1:1" } : {}
        )
        yield* Effect.promise(() => page.provider.connect({ silent: true, signal: patient() })) // the client stands
        let ended = false
        const gives = page.provider.connect({ silent: false, signal: patient() }).finally(() => {
          ended = true
        })
        gives.catch(() => {})
        yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 200)))
        yield* TestClock.adjust("9999 millis")
        assert.isFalse(ended)
        yield* TestClock.adjust("1 millis")
        assert.strictEqual((yield* failure(gives))._tag, "RelayUnreachable")
        assert.deepStrictEqual(page.tags(), ["PairingEnded"])
      })
    )
  }

  it.scoped("F12: without a network it is said at once; a relay on this device needs none", () =>
    Effect.gen(function* () {
      const away = yield* over({ relay: "wss://relay.example", online: false })
      assert.strictEqual((yield* failure(away.provider.connect({ silent: false, signal: patient() })))._tag, "Offline")
      const here = yield* over({ online: false })
      assert.strictEqual((yield* connected(here, peer())).length, 2)
    })
  )
})
