import { assert, describe, it } from "@effect/vitest"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { connectionStart } from "../../../core/wallets/connection/state.ts"
import { sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { announce, setUpKit, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  holdAnswer,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import type { WalletAccounts } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { Connections } from "./Connections.ts"
import { restoreLayer } from "./restore.ts"

/** Returns a kit that remembers these wallets from an earlier visit; they have not been announced yet. */
const makeRemembering = (...ids: ReadonlyArray<string>) => {
  const kit = setUpKit(
    {},
    sampleState(
      {},
      ids.map((id) => sampleConnection(id, { accounts: [{ address: accounts[1] }] }))
    )
  )
  return { ...kit, layer: Layer.provideMerge(restoreLayer, kit.layer) }
}
const status = Effect.map(state, ({ connection }) => [connection.connections.length, connection.restoring.length])

it.effect("restoreLayer ends the old session without reconnecting, and asks no other wallet", () => {
  const [session, other] = [makeScriptedWallet(), makeScriptedWallet()]
  const stored = [sampleConnection("walletConnect"), sampleConnection("w")]
  const start = sampleState({ enableReconnect: false })
  const { layer } = setUpKit({}, { ...start, connection: connectionStart([], {}, [], null, stored) })
  return Effect.gen(function* () {
    yield* announce({ walletConnect: session.provider, w: other.provider })
    yield* settled
    assert.deepStrictEqual([session.methods[0], other.methods, yield* status], ["eth_accounts", [], [0, 0]])
  }).pipe(Effect.provide(Layer.provideMerge(restoreLayer, layer)))
})

describe("restoreLayer", () => {
  it.effect("restores a connection when its wallet announces itself, with its current accounts and no prompt", () => {
    const wallet = makeScriptedWallet()
    const { events, layer } = makeRemembering("w")
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* status, [0, 1])
      yield* announce({ w: wallet.provider })
      assert.deepStrictEqual((yield* state).connection.connections[0]?.accounts, [{ address: accounts[0] }])
      assert.deepInclude(events.at(-1), { _tag: "Connected", restored: true })
      assert.deepStrictEqual(wallet.methods, ["eth_accounts", "eth_chainId"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("restores a connection whose wallet writes its id in another case", () =>
    Effect.gen(function* () {
      yield* announce({ "IO.Wallet": makeScriptedWallet().provider })
      assert.deepStrictEqual(yield* status, [1, 0])
    }).pipe(Effect.provide(makeRemembering("io.wallet").layer))
  )

  it.effect("restores a wallet that arrives just before 3 s have passed", () =>
    Effect.gen(function* () {
      yield* settled
      yield* TestClock.adjust("2999 millis")
      yield* announce({ w: makeScriptedWallet().provider })
      assert.deepStrictEqual(yield* status, [1, 0])
    }).pipe(Effect.provide(makeRemembering("w").layer))
  )

  it.effect("gives up after 3 s, and leaves a later wallet unconnected", () => {
    const wallet = makeScriptedWallet()
    const { layer, tags } = makeRemembering("w")
    return Effect.gen(function* () {
      yield* settled
      yield* TestClock.adjust("3 seconds")
      assert.deepStrictEqual(yield* status, [0, 0])
      yield* announce({ w: wallet.provider })
      yield* settled
      assert.deepStrictEqual(wallet.methods, [])
      assert.deepStrictEqual(tags(), ["RestoreFailed", "WalletsAnnounced"])
    }).pipe(Effect.provide(layer))
  })

  for (const [what, script] of [
    ["has no account for us", { eth_accounts: () => [] }],
    ["is locked", { eth_accounts: makeRefusal(-32002) }],
    ["refuses", { eth_accounts: makeRefusal(4001) }],
    ["answers nonsense", { eth_accounts: () => 42 }]
  ] as const) {
    it.effect(`removes the connection when its wallet ${what}`, () =>
      Effect.gen(function* () {
        yield* announce({ w: makeScriptedWallet(script).provider })
        const { connection } = yield* state
        assert.deepStrictEqual([connection.connections, connection.restoring, connection.attempt], [[], [], null])
      }).pipe(Effect.provide(makeRemembering("w").layer))
    )
  }

  it.effect("removes the connection when its wallet does not answer for 10 s", () =>
    Effect.gen(function* () {
      yield* announce({ w: makeScriptedWallet({ eth_accounts: neverAnswer }).provider })
      yield* settled
      yield* TestClock.adjust("9999 millis")
      assert.deepStrictEqual(yield* status, [0, 1])
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(yield* status, [0, 0])
    }).pipe(Effect.provide(makeRemembering("w").layer))
  )

  it.effect("restores nothing for a visitor who disconnected meanwhile", () => {
    const { answer, release } = holdAnswer([accounts[0]])
    return Effect.gen(function* () {
      yield* announce({ w: makeScriptedWallet({ eth_accounts: answer }).provider })
      yield* settled
      yield* Effect.flatMap(Connections, (connections) => connections.disconnect())
      release()
      const { connection } = yield* state
      assert.deepStrictEqual([connection.connections, connection.disconnectedIds], [[], { eip155: ["w"] }])
    }).pipe(Effect.provide(makeRemembering("w").layer))
  })

  it.effect("keeps the connection that the visitor made to the same wallet meanwhile", () => {
    const { answer, release } = holdAnswer([accounts[1]])
    const { layer, tags } = makeRemembering("w")
    return Effect.gen(function* () {
      yield* announce({ w: makeScriptedWallet({ eth_accounts: answer }).provider })
      yield* dispatch({ _tag: "ConnectStarted", connectorId: "w" })
      yield* settled
      release()
      assert.deepStrictEqual(
        (yield* state).connection.connections.map(({ accounts: [first] }) => first.address),
        [accounts[0]]
      )
      assert.strictEqual(tags().filter((tag) => tag === "Connected").length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("restores all namespaces of one session with one request", () => {
    const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
    const whole: ReadonlyArray<Omit<WalletAccounts, "name">> = [
      { namespace: "eip155", network: "eip155:1", accounts: [{ address: accounts[0] }] },
      { namespace: "solana", network: solana, accounts: [{ address: "MCxipaCaG71aYYWYE9b9VhCdKr1ATiqGk74Eb6xd9A3" }] }
    ]
    let requests = 0
    const provider: Provider = {
      request: () => Promise.reject(new Error("not asked")),
      connect: () => Promise.resolve(requests++ === 0 ? whole : [])
    }
    const kit = setUpKit(
      {},
      sampleState(
        {},
        whole.map((item) => sampleConnection("walletConnect", item))
      )
    )
    return Effect.gen(function* () {
      yield* settled
      const connectors = yield* Connectors
      for (const { namespace } of whole) yield* connectors.put("walletConnect", namespace, toConnector(provider))
      yield* dispatch({
        _tag: "WalletsAnnounced",
        connectors: [{ id: "walletConnect", type: "WALLET_CONNECT", name: "WalletConnect", chain: "eip155", icon: "" }]
      })
      assert.deepStrictEqual(
        (yield* state).connection.connections.map(({ namespace }) => namespace),
        ["eip155", "solana"]
      )
      assert.strictEqual(requests, 1)
    }).pipe(Effect.provide(Layer.provideMerge(restoreLayer, kit.layer)))
  })

  it.effect("restores wallets independently of each other", () =>
    Effect.gen(function* () {
      yield* announce({ b: makeScriptedWallet().provider })
      assert.deepStrictEqual(
        (yield* state).connection.connections.map(({ connectorId }) => connectorId),
        ["b"]
      )
      yield* TestClock.adjust("3 seconds")
      assert.deepStrictEqual(yield* status, [1, 0])
    }).pipe(Effect.provide(makeRemembering("a", "b").layer))
  )
})
