import { assert, describe, it } from "@effect/vitest"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import type { ConnectOptions, Provider } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { sampleConnection, sampleState, severalWallets } from "../../../fixtures/testing/core/sample.ts"
import { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"
import { connectionLayer } from "../../kit/start/kitLayer.ts"
import { Store } from "../../foundation/store/Store.ts"
import { settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import type { WalletAccounts } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { Connections } from "./Connections.ts"
import { restoreLayer } from "./restore.ts"
import { switchConnection } from "./switchConnection.ts"

const evm: WalletAccounts = { namespace: "eip155", network: "eip155:137", accounts: [{ address: "0x1" }] }
const sol: WalletAccounts = {
  namespace: "solana",
  network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
  accounts: [{ address: "So1" }]
}

/** Returns an adapter of two namespaces that holds the given accounts. */
const adapter = (holds: () => ReadonlyArray<WalletAccounts>) => {
  const requests: Array<string> = []
  const listeners: Array<readonly [string, (value: unknown) => void]> = []
  const provider: Provider = {
    request: async ({ method, network }) => void requests.push(`${method} ${network}`),
    connect: async ({ silent, walletId }: ConnectOptions) => {
      requests.push(`${silent ? "restore" : "connect"} ${walletId ?? ""}`.trim())
      return holds()
    },
    disconnect: async () => void requests.push("disconnect"),
    on: (event, listener) => void listeners.push([event, listener]),
    removeListener: () => {}
  }
  return {
    requests,
    provider,
    emit: (event: string, value?: unknown) => {
      for (const [name, listener] of listeners) if (name === event) listener(value)
    }
  }
}

const setUp = (provider: Provider, start = sampleState()) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const connectors = yield* Connectors
      const wallet = toConnector(provider)
      yield* connectors.put("walletConnect", "eip155", wallet)
      yield* connectors.put("walletConnect", "solana", wallet)
      yield* (yield* Store).dispatch({
        _tag: "WalletsAnnounced",
        connectors: [{ id: "walletConnect", type: "WALLET_CONNECT", name: "WalletConnect", chain: "eip155", icon: "" }]
      })
    })
  ).pipe(Layer.provideMerge(connectionLayer(start)))
const connect = Effect.flatMap(Connections, (connections) =>
  connections.connect({ connectorId: "walletConnect", walletId: "w" })
)
const live = Effect.map(state, ({ connection }) =>
  connection.connections.map(
    ({ accounts: [first], namespace, network }) => `${network.slice(0, 12)} ${namespace} ${first.address}`
  )
)

describe("Connections with an adapter of several namespaces", () => {
  it.effect("connects each of them at once, and keeps the active namespace", () => {
    const { requests, provider } = adapter(() => [sol, evm])
    return Effect.gen(function* () {
      assert.strictEqual((yield* connect).namespace, "eip155")
      assert.deepStrictEqual(yield* live, ["eip155:137 eip155 0x1", "solana:5eykt solana So1"])
      const { chain, wallet } = yield* state
      assert.deepStrictEqual([chain.active, wallet.recent, requests], ["eip155:137", [], ["connect w"]])
    }).pipe(Effect.provide(setUp(provider)))
  })

  it.effect(
    "keeps a failure that is more precise than a code, maps a rejection by its code, and fails without accounts",
    () => {
      const ends: ReadonlyArray<readonly [() => ReadonlyArray<WalletAccounts>, string]> = [
        [
          () => {
            throw new NoRequestedChain({ connectorId: "walletConnect" })
          },
          "NoRequestedChain"
        ],
        [
          () => {
            throw Object.assign(new Error("no"), { code: 5002 })
          },
          "ConnectionRejected"
        ],
        [
          () => {
            throw new TypeError("?")
          },
          "FailedToConnect"
        ],
        [() => [], "FailedToConnect"]
      ]
      return Effect.forEach(ends, ([holds, tag]) =>
        Effect.provide(
          Effect.map(Effect.flip(connect), (error) => assert.strictEqual(error._tag, tag)),
          setUp(adapter(holds).provider)
        )
      )
    }
  )

  it.effect(
    "removes a namespace that the adapter lost, adds a new one behind, and follows accounts and networks",
    () => {
      const { emit, provider } = adapter(() => [evm])
      return Effect.gen(function* () {
        yield* connect
        yield* settled
        emit("changed", [{ ...evm, network: "eip155:1", accounts: [{ address: "0x2" }] }, sol])
        assert.deepStrictEqual(yield* live, ["eip155:1 eip155 0x2", "solana:5eykt solana So1"])
        assert.strictEqual((yield* state).chain.active, "eip155:1")
        yield* settled
        emit("changed", [sol])
        assert.deepStrictEqual(yield* live, ["solana:5eykt solana So1"])
        emit("disconnect")
        assert.deepStrictEqual(yield* live, [])
      }).pipe(Effect.provide(setUp(provider)))
    }
  )

  it.effect("disconnects all namespaces of a session together", () => {
    const { requests, provider } = adapter(() => [evm, sol])
    return Effect.gen(function* () {
      yield* connect
      yield* Effect.flatMap(Connections, (connections) => connections.disconnect("walletConnect", "solana"))
      yield* settled
      assert.deepStrictEqual(yield* live, [])
      assert.include(requests, "disconnect")
    }).pipe(Effect.provide(setUp(provider)))
  })

  it.effect("asks once for all accounts of an earlier visit", () => {
    const { requests, provider } = adapter(() => [evm, sol])
    const stored = [
      sampleConnection("walletConnect"),
      sampleConnection("walletConnect", { namespace: "solana", network: sol.network })
    ]
    return Effect.gen(function* () {
      yield* settled
      assert.deepStrictEqual(yield* live, ["eip155:137 eip155 0x1", "solana:5eykt solana So1"])
      assert.deepStrictEqual([requests, (yield* state).connection.restoring], [["restore"], []])
    }).pipe(Effect.provide(Layer.provideMerge(restoreLayer, setUp(provider, sampleState({}, stored)))))
  })
})

describe("switchConnection", () => {
  const connectTwo = (start: typeof severalWallets, hook?: "useConnections") =>
    Effect.gen(function* () {
      const store = yield* Store
      for (const id of ["a", "b"])
        yield* store.dispatch({ _tag: "Connected", connection: sampleConnection(id), restored: false })
      const change = Effect.either(switchConnection(store, { connectorId: "a", namespace: "eip155", hook }))
      return [
        (yield* change)._tag,
        (yield* state).connection.connections[0]?.connectorId,
        (yield* state).modal.raised.map(({ key }) => key)
      ]
    }).pipe(Effect.provide(connectionLayer(start)))

  it.effect("makes the other wallet active with multiWallet", () =>
    Effect.map(connectTwo(severalWallets), (seen) => assert.deepStrictEqual(seen, ["Right", "a", []]))
  )

  it.effect("changes nothing without multiWallet, and raises the alert of the caller or hook", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* connectTwo(sampleState()), ["Left", "b", ["MULTI_WALLET_NOT_ENABLED.DEFAULT"]])
      const ofHook = ["Left", "b", ["MULTI_WALLET_NOT_ENABLED.CONNECTIONS_HOOK"]]
      assert.deepStrictEqual(yield* connectTwo(sampleState(), "useConnections"), ofHook)
    })
  )
})
