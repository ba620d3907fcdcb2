import { assert, describe, it } from "@effect/vitest"
import type { Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import { severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { announce, connectedKit, dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { accounts, scriptedWallet } from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connections } from "./Connections.ts"

const connect = (id = "w") => Effect.flatMap(Connections, (connections) => connections.connect({ connectorId: id }))
const disconnect = (id = "w") => Effect.flatMap(Connections, (connections) => connections.disconnect(id))
const live = Effect.map(state, ({ connection }) => connection.connections[0])

/** A kit connected to the wallet; the events of connecting are cleared. */
const over = (wallet: { readonly provider: Provider }) => {
  const { events, layer, tags } = connectedKit({ w: wallet.provider })
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

describe("a connected wallet is listened to", () => {
  it.effect("takes another account over, the first one is in use", () => {
    const wallet = scriptedWallet()
    const { connected, layer, tags } = over(wallet)
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
    it.effect(`${what} changes nothing`, () => {
      const wallet = scriptedWallet()
      const { connected, layer, tags } = over(wallet)
      return Effect.gen(function* () {
        yield* connected
        wallet.emit("accountsChanged", answer)
        assert.deepStrictEqual((yield* live)?.accounts, [{ address: accounts[0] }])
        assert.deepStrictEqual(tags(), [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("an empty list of accounts makes the wallet absent", () => {
    const wallet = scriptedWallet()
    const { connected, events, layer } = over(wallet)
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
    it.effect(`F21: a network's number as ${how} becomes decimal`, () => {
      const wallet = scriptedWallet()
      const { connected, layer } = over(wallet)
      return Effect.gen(function* () {
        yield* connected
        wallet.emit("chainChanged", chainId)
        assert.strictEqual((yield* live)?.network, "eip155:137")
        assert.strictEqual((yield* state).chain.active, "eip155:137")
      }).pipe(Effect.provide(layer))
    })
  }

  for (const chainId of ["", "0x", "abc", -1, 0, 1.5, null, {}, ["0x89"], "0x1"]) {
    it.effect(`the network ${JSON.stringify(chainId)} changes nothing`, () => {
      const wallet = scriptedWallet()
      const { connected, layer, tags } = over(wallet)
      return Effect.gen(function* () {
        yield* connected
        wallet.emit("chainChanged", chainId)
        assert.strictEqual((yield* live)?.network, "eip155:1")
        assert.deepStrictEqual(tags(), [])
      }).pipe(Effect.provide(layer))
    })
  }

  it.effect("opens UnsupportedChain in an open modal when the wallet moves where nobody configured it", () => {
    const wallet = scriptedWallet()
    const { connected, layer } = over(wallet)
    return Effect.gen(function* () {
      yield* connected
      yield* dispatch({ _tag: "Opened", view: { _tag: "Account" } })
      wallet.emit("chainChanged", "0x38")
      assert.deepStrictEqual((yield* state).modal.history, [{ _tag: "UnsupportedChain" }])
    }).pipe(Effect.provide(layer))
  })

  it.effect("a wallet that is not in use moves alone", () => {
    const first = scriptedWallet()
    const { layer } = connectedKit({ a: first.provider, b: scriptedWallet().provider }, severalWallets)
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

  it.effect("a wallet of another namespace than the one in use moves alone", () => {
    const wallet = scriptedWallet()
    const { connected, layer } = over(wallet)
    const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
    return Effect.gen(function* () {
      yield* connected
      yield* dispatch({ _tag: "NetworkSwitched", to: solana })
      wallet.emit("chainChanged", "0x89")
      assert.strictEqual((yield* live)?.network, "eip155:137")
      assert.strictEqual((yield* state).chain.active, solana)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a lost line to the chain is no leaving while the wallet still has its account", () => {
    const wallet = scriptedWallet()
    const { connected, layer, tags } = over(wallet)
    return Effect.gen(function* () {
      yield* connected
      wallet.emit("disconnect", { code: 1013 })
      assert.isDefined(yield* live)
      assert.deepStrictEqual([tags(), wallet.asked.includes("eth_accounts")], [[], true])
    }).pipe(Effect.provide(layer))
  })

  it.effect(
    "F22: a lost line is a leaving when the wallet has no account any more; the first that remains is in use",
    () => {
      const second = scriptedWallet({ eth_accounts: () => [] })
      const { events, layer } = connectedKit(
        { a: scriptedWallet({ eth_chainId: () => 137 }).provider, b: second.provider },
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

describe("a wallet that was let go of", () => {
  it.effect("has none of our listeners left", () => {
    const wallet = scriptedWallet()
    const { connected, layer } = over(wallet)
    return Effect.gen(function* () {
      yield* connected
      assert.isAbove(wallet.listenerCount(), 0)
      yield* disconnect()
      yield* settled
      assert.strictEqual(wallet.listenerCount(), 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("is not heard even if it cannot take listeners away", () => {
    const wallet = scriptedWallet()
    const { request, on } = wallet.provider
    const { connected, layer, tags } = over({ provider: { request, on } })
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

  it.effect("is heard once when it was connected anew", () => {
    const wallet = scriptedWallet()
    const { connected, layer, tags } = over(wallet)
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

  it.effect("F46: hears nothing of a kit that ended", () => {
    const wallet = scriptedWallet()
    const { connected, layer } = over(wallet)
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
    it.effect(`a wallet ${what} connects all the same`, () =>
      Effect.gen(function* () {
        const { request } = scriptedWallet().provider
        yield* announce({ v: { request, ...(provider.on === undefined ? {} : provider) } })
        yield* connect("v")
        assert.strictEqual((yield* live)?.connectorId, "v")
      }).pipe(Effect.provide(connectedKit({}).layer))
    )
  }
})
