import { assert, describe, it } from "@effect/vitest"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import { severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { announce, setUpKit, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { accounts, makeScriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "./Connections.ts"

const connect = (id = "w") => Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: id }))
const disconnect = (id = "w") => Effect.flatMap(Connections, (connections) => connections.disconnect(id))
const live = Effect.map(state, ({ connection }) => connection.connections[0])

/** Starts a kit connected to the wallet, without the events of connecting. */
const setUp = (wallet: { readonly provider: Provider }) => {
  const { events, layer, tags } = setUpKit({ w: wallet.provider })
  return {
    events,
    layer,
    tags,
    connected: Effect.zipRight(
      connect(),
      Effect.zipRight(
        settled,
        Effect.sync(() => void events.splice(0))
      )
    )
  }
}

describe("liveLayer", () => {
  it.effect("accepts another account, and makes the first one active", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer, tags } = setUp(wallet)
    return Effect.gen(function* () {
      yield* connected
      wallet.emit("accountsChanged", [accounts[1], accounts[0]])
      assert.deepStrictEqual((yield* live)?.accounts, [{ address: accounts[1] }, { address: accounts[0] }])
      assert.deepStrictEqual(tags(), ["AccountsChanged"])
    }).pipe(Effect.provide(layer))
  })

  for (const [what, answer] of [
    ["the same account", [accounts[0]]],
    ["no list", "0x1"],
    ["nothing", undefined],
    ["a list of nonsense", [1, {}, "0x12"]]
  ] as const) {
    it.effect(`ignores ${what}`, () => {
      const wallet = makeScriptedWallet()
      const { connected, layer, tags } = setUp(wallet)
      return Effect.gen(function* () {
        yield* connected
        wallet.emit("accountsChanged", answer)
        assert.deepStrictEqual((yield* live)?.accounts, [{ address: accounts[0] }])
        assert.deepStrictEqual(tags(), [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("makes the wallet absent when its list of accounts is empty", () => {
    const wallet = makeScriptedWallet()
    const { connected, events, layer } = setUp(wallet)
    return Effect.gen(function* () {
      yield* connected
      wallet.emit("accountsChanged", [])
      wallet.emit("accountsChanged", [])
      assert.strictEqual(yield* live, undefined)
      assert.deepStrictEqual(events, [
        { _tag: "Disconnected", connectorId: "w", namespace: "eip155", by: "wallet", absent: true, last: true }
      ])
    }).pipe(Effect.provide(layer))
  })

  for (const [how, chainId] of [
    ["hex", "0x89"],
    ["upper-case hex", "0X89"],
    ["decimal text", "137"],
    ["a number", 137]
  ] as const) {
    it.effect(`F21: converts a chain id given as ${how} to decimal`, () => {
      const wallet = makeScriptedWallet()
      const { connected, layer } = setUp(wallet)
      return Effect.gen(function* () {
        yield* connected
        wallet.emit("chainChanged", chainId)
        assert.strictEqual((yield* live)?.network, "eip155:137")
        assert.strictEqual((yield* state).chain.active, "eip155:137")
      }).pipe(Effect.provide(layer))
    })
  }

  for (const chainId of ["", "0x", "abc", -1, 0, 1.5, null, {}, ["0x89"], "0x1"]) {
    it.effect(`ignores the network ${JSON.stringify(chainId)}`, () => {
      const wallet = makeScriptedWallet()
      const { connected, layer, tags } = setUp(wallet)
      return Effect.gen(function* () {
        yield* connected
        wallet.emit("chainChanged", chainId)
        assert.strictEqual((yield* live)?.network, "eip155:1")
        assert.deepStrictEqual(tags(), [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("opens UnsupportedChain in an open modal when the wallet switches to an unconfigured network", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer } = setUp(wallet)
    return Effect.gen(function* () {
      yield* connected
      yield* dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      wallet.emit("chainChanged", "0x38")
      assert.deepStrictEqual((yield* state).modal.history, [{ _tag: "UnsupportedChain" }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("changes only the network of a wallet that is not active", () => {
    const first = makeScriptedWallet()
    const { layer } = setUpKit({ a: first.provider, b: makeScriptedWallet().provider }, severalWallets)
    return Effect.gen(function* () {
      yield* connect("a")
      yield* connect("b")
      yield* settled
      first.emit("chainChanged", "0x89")
      const { chain, connection } = yield* state
      assert.deepStrictEqual(
        connection.connections.map(({ network }) => network),
        ["eip155:1", "eip155:137"]
      )
      assert.strictEqual(chain.active, "eip155:1")
    }).pipe(Effect.provide(layer))
  })

  it.effect("changes only the network of a wallet of another namespace", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer } = setUp(wallet)
    const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
    return Effect.gen(function* () {
      yield* connected
      yield* dispatch({ _tag: "NetworkSwitched", to: solana })
      wallet.emit("chainChanged", "0x89")
      assert.strictEqual((yield* live)?.network, "eip155:137")
      assert.strictEqual((yield* state).chain.active, solana)
    }).pipe(Effect.provide(layer))
  })

  it.effect("keeps a wallet that lost its connection to the chain but still has its account", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer, tags } = setUp(wallet)
    return Effect.gen(function* () {
      yield* connected
      wallet.emit("disconnect", { code: 1013 })
      assert.isDefined(yield* live)
      assert.deepStrictEqual([tags(), wallet.methods.includes("eth_accounts")], [[], true])
    }).pipe(Effect.provide(layer))
  })

  it.effect(
    "F22: disconnects a wallet that lost its chain and its account, and makes the first other one active",
    () => {
      const second = makeScriptedWallet({ eth_accounts: () => [] })
      const { events, layer } = setUpKit(
        { a: makeScriptedWallet({ eth_chainId: () => 137 }).provider, b: second.provider },
        severalWallets
      )
      return Effect.gen(function* () {
        yield* connect("a")
        yield* connect("b")
        yield* settled
        second.emit("disconnect")
        const { chain, connection } = yield* state
        assert.deepStrictEqual(
          [connection.connections.map(({ connectorId }) => connectorId), chain.active],
          [["a"], "eip155:137"]
        )
        assert.deepInclude(events.at(-1), { _tag: "Disconnected", by: "wallet", last: false })
      }).pipe(Effect.provide(layer))
    }
  )
})

describe("liveLayer after a disconnect", () => {
  it.effect("leaves no listener on the wallet", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer } = setUp(wallet)
    return Effect.gen(function* () {
      yield* connected
      assert.isAbove(wallet.listenerCount(), 0)
      yield* disconnect()
      yield* settled
      assert.strictEqual(wallet.listenerCount(), 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("ignores a wallet that cannot remove listeners", () => {
    const wallet = makeScriptedWallet()
    const { request, on: addListener } = wallet.provider
    const { connected, layer, tags } = setUp({ provider: { request, on: addListener } })
    return Effect.gen(function* () {
      yield* connected
      yield* disconnect()
      yield* settled
      wallet.emit("accountsChanged", [accounts[1]])
      wallet.emit("chainChanged", "0x89")
      yield* settled
      assert.deepStrictEqual(tags(), ["Disconnected"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("handles each event once after connecting again", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer, tags } = setUp(wallet)
    return Effect.gen(function* () {
      yield* connected
      yield* disconnect()
      yield* connect()
      yield* settled
      wallet.emit("chainChanged", "0x89")
      yield* settled
      assert.strictEqual(tags().filter((tag) => tag === "ChainChanged").length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("F46: reports nothing to a kit that has ended", () => {
    const wallet = makeScriptedWallet()
    const { connected, layer } = setUp(wallet)
    return Effect.gen(function* () {
      yield* Effect.provide(connected, layer)
      assert.strictEqual(wallet.listenerCount(), 0)
    })
  })

  for (const [what, provider] of [
    ["without events", { on: undefined }],
    [
      "whose listening throws",
      {
        on: () => {
          throw new Error("no")
        },
        removeListener: () => {
          throw new Error("no")
        }
      }
    ]
  ] as const) {
    it.effect(`connects a wallet ${what} all the same`, () =>
      Effect.gen(function* () {
        const { request } = makeScriptedWallet().provider
        yield* announce({ v: { request, ...(provider.on === undefined ? {} : provider) } })
        yield* connect("v")
        assert.strictEqual((yield* live)?.connectorId, "v")
      }).pipe(Effect.provide(setUpKit({}).layer))
    )
  }
})
