import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import fc from "fast-check"
import { test } from "vitest"
import { toProjection } from "../../../core/wallets/storage/projection.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { writtenKeys } from "../../../core/wallets/storage/keys.ts"
import { storageKeys } from "../../../core/wallets/storage/keys.ts"
import { readStored } from "../../../core/wallets/storage/stored.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"
import { startState } from "../../../core/kit/options/startState.ts"
import { type KitEvent, KitStateSchema } from "../../../core/event.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { toChecksumAddress } from "../../../core/chain/evm/checksum.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../../foundation/store/Store.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { persistLayer } from "./persistLayer.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

const makeConnected = (id: string, more: Parameters<typeof sampleConnection>[1] = {}): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(id, more),
  restored: false
})
const makeDisconnected = (connectorId: string): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "visitor",
  last: true
})
const walletUsed: KitEvent = { _tag: "WalletUsed", wallet: { id: "w", name: "W", chains: [] } }

/** Returns a page's storage, which counts writes and may refuse. */
const page = (refuse: { readonly get?: boolean; readonly set?: boolean } = {}) => {
  const stored = new Map<string, string>()
  const writes: Array<string> = []
  const storage = {
    getItem: (key: string) => {
      if (refuse.get) throw new Error("denied")
      return stored.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      writes.push(key)
      if (refuse.set) throw new DOMException("full", "QuotaExceededError")
      stored.set(key, value)
    },
    removeItem: (key: string) => {
      writes.push(key)
      if (refuse.set) throw new Error("denied")
      stored.delete(key)
    }
  } as globalThis.Storage
  return { kept: stored, writes, layer: Storage.layer(() => storage) }
}
const kit = (storage: Layer.Layer<Storage>, name = "", start = sampleState()) =>
  Layer.provideMerge(persistLayer(name), Layer.merge(Store.layer(start), storage))
/** Returns the initial state of a new kit over this storage. */
const openAgain = (stored: ReadonlyMap<string, string>, name = "") => {
  const { config, theme } = sampleState()
  return startState(
    { active: "eip155:1", config, networks: [toNetwork(mainnet), toNetwork(polygon)], theme },
    (key) => stored.get(key) ?? null,
    name
  )
}

describe("persistLayer", () => {
  it.effect("writes nothing before the first change", () => {
    const { layer, writes } = page()
    return Effect.gen(function* () {
      yield* dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
      yield* settled
      assert.deepStrictEqual(writes, [])
    }).pipe(Effect.provide(kit(layer)))
  })

  it.effect("writes a connection under the specification's keys, in its formats", () => {
    const { kept: stored, layer } = page()
    return Effect.gen(function* () {
      yield* dispatch(makeConnected("w", { network: "eip155:137" }), walletUsed)
      yield* settled
      const {
        accounts: [{ address }],
        icon,
        name
      } = sampleConnection("w")
      const accounts = [{ address, capitals: address.replace(/[^A-F]/g, "-") }]
      const caipNetwork = { id: 137, caipNetworkId: "eip155:137", chainNamespace: "eip155", name: "Polygon" }
      assert.deepStrictEqual(Object.fromEntries(stored), {
        "@appkit/connection_status": "connected",
        "@appkit/connections": JSON.stringify({ eip155: [{ connectorId: "w", accounts, caipNetwork, name, icon }] }),
        "@appkit/connected_namespaces": "eip155",
        "@appkit/active_namespace": "eip155",
        "@appkit/active_caip_network_id": "eip155:137",
        "@appkit/eip155:connected_connector_id": "w",
        "@appkit/recent_wallets": JSON.stringify([{ id: "w", name: "W", chains: [] }]),
        "@appkit/wallet_id": "w",
        "@appkit/wallet_name": "W"
      })
    }).pipe(Effect.provide(kit(layer)))
  })

  it.effect("writes a key only when its value changed", () => {
    const { layer, writes } = page()
    return Effect.gen(function* () {
      yield* dispatch(makeConnected("w"))
      yield* settled
      writes.splice(0)
      yield* dispatch({
        _tag: "AccountsChanged",
        connectorId: "w",
        namespace: "eip155",
        accounts: [{ address: "0x2" }]
      })
      yield* settled
      assert.deepStrictEqual(writes, ["@appkit/connections"])
      yield* dispatch({ _tag: "Shaken" }, { _tag: "ChainChanged", connectorId: "w", network: "eip155:1", active: true })
      yield* settled
      assert.strictEqual(writes.length, 1)
    }).pipe(Effect.provide(kit(layer)))
  })

  it.effect("removes a connection at its disconnect, and stores the disconnect", () => {
    const { kept: stored, layer } = page()
    return Effect.gen(function* () {
      yield* dispatch(makeConnected("w"))
      yield* settled
      yield* dispatch(makeDisconnected("w"))
      yield* settled
      assert.deepStrictEqual(
        [stored.get("@appkit/connections"), stored.get("@appkit/eip155:connected_connector_id")],
        [undefined, undefined]
      )
      const next = openAgain(stored)
      assert.deepStrictEqual([next.connection.restoring, next.connection.disconnectedIds], [[], { eip155: ["w"] }])
    }).pipe(Effect.provide(kit(layer)))
  })

  it.effect("separates two kits with names of their own", () => {
    const { kept: stored, layer } = page()
    return Effect.gen(function* () {
      yield* Effect.provide(Effect.zipRight(dispatch(makeConnected("one")), settled), kit(layer, "a"))
      yield* Effect.provide(Effect.zipRight(dispatch(makeConnected("two")), settled), kit(layer, "b"))
      assert.deepStrictEqual(
        [openAgain(stored, "a"), openAgain(stored, "b"), openAgain(stored)].map(({ connection }) =>
          connection.restoring.map(({ connectorId }) => connectorId)
        ),
        [["one"], ["two"], []]
      )
    })
  })

  for (const refuse of [{ set: true }, { get: true, set: true }]) {
    it.effect(`F36, F37: continues in memory when storage ${"get" in refuse ? "throws" : "is full"}`, () => {
      const { layer } = page(refuse)
      return Effect.gen(function* () {
        yield* dispatch(makeConnected("w"), makeDisconnected("w"), makeConnected("v"))
        assert.deepStrictEqual(
          (yield* state).connection.connections.map(({ connectorId }) => connectorId),
          ["v"]
        )
        const storage = yield* Storage
        assert.deepStrictEqual([yield* storage.set("k", "v"), yield* storage.get("k")], [false, null])
        yield* storage.remove("k")
      }).pipe(Effect.provide(kit(layer)))
    })
  }

  it.effect("F36: continues when accessing storage throws", () =>
    Effect.gen(function* () {
      yield* dispatch(makeConnected("w"))
      assert.strictEqual((yield* state).connection.connections.length, 1)
      assert.strictEqual(yield* Effect.flatMap(Storage, (storage) => storage.get("k")), null)
    }).pipe(
      Effect.provide(
        kit(
          Storage.layer(() => {
            throw new Error("SecurityError")
          })
        )
      )
    )
  )

  it.effect("Storage.layerMemory stores, returns and removes values", () =>
    Effect.gen(function* () {
      const storage = yield* Storage
      assert.deepStrictEqual(
        [yield* storage.get("k"), yield* storage.set("k", "v"), yield* storage.get("k")],
        [null, true, "v"]
      )
      yield* storage.remove("k")
      assert.strictEqual(yield* storage.get("k"), null)
    }).pipe(Effect.provide(Storage.layerMemory()))
  )
})

/** Returns the stored part of a state, as it is in storage. */
const getStored = (projection: ReturnType<typeof toProjection>) =>
  new Map(Object.entries(projection).filter((entry): entry is [string, string] => entry[1] !== undefined))

const address = fc.hexaString({ minLength: 40, maxLength: 40 }).map(toChecksumAddress)
const event: fc.Arbitrary<KitEvent> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("a", "B", "c"),
      fc.constantFrom("eip155:1" as const, "eip155:137" as const, "eip155:10" as const),
      fc.array(address, { minLength: 1, maxLength: 3 })
    )
    .map(([id, network, [first = "0x0", ...rest]]) =>
      makeConnected(id, { network, accounts: [{ address: first }, ...rest.map((address) => ({ address: address }))] })
    ),
  fc.constantFrom("a", "b", "c").map(makeDisconnected),
  fc.constantFrom("eip155:1" as const, "eip155:137" as const).map((to): KitEvent => ({ _tag: "NetworkSwitched", to }))
)

test("restores the same connections, network and disconnected wallets on the next visit", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const before = stateAfter(sampleState(), ...events)
      const next = openAgain(getStored(toProjection(before, "")))
      assert.deepStrictEqual(next.connection.restoring, before.connection.connections)
      assert.deepStrictEqual(next.connection.disconnectedIds, before.connection.disconnectedIds)
      // Without a wallet, a network that is not configured is not restored.
      const last = before.chain.active === "eip155:10" ? "eip155:1" : before.chain.active
      const { connections } = before.connection
      const isOnWallet = connections.some(({ network }) => network === before.chain.active)
      assert.strictEqual(next.chain.active, isOnWallet ? before.chain.active : (connections[0]?.network ?? last))
    }),
    { numRuns: 200 }
  )
})

/** Values similar to the stored ones, so that some of them may be valid. */
const near = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    "connected",
    "eip155:1",
    "eip155:0x1",
    "__proto__",
    null,
    [],
    {},
    { eip155: [{}] },
    { eip155: "w" },
    { __proto__: [1] },
    { eip155: [sampleConnection("w", { icon: "javascript:1" })] }
  ),
  fc.record({
    eip155: fc.array(
      fc.record(
        {
          connectorId: fc.oneof(fc.string(), fc.constant("w")),
          namespace: fc.constant("eip155"),
          network: fc.constantFrom("eip155:1", "solana:1", "x", 1),
          name: fc.oneof(fc.string(), fc.integer()),
          icon: fc.constantFrom("", "data:image/png,x", "https://evil.test/x.png"),
          accounts: fc.array(fc.oneof(fc.record({ address: fc.oneof(address, fc.string()) }), fc.jsonValue()), {
            maxLength: 3
          })
        },
        { requiredKeys: [] }
      ),
      { maxLength: 3 }
    )
  })
)
const poison = fc.oneof(
  fc.string(),
  near.map((value) => JSON.stringify(value)),
  near.map((value) => JSON.stringify({ v: 1, value })),
  fc.constantFrom('{"v":1,"value":{"__proto__":{"x":1}}}', '{"v":2}', "[", "1e999")
)
const allKeys = [...Object.values(storageKeys), ...Object.values(writtenKeys)]
const isState = Schema.is(KitStateSchema)

test("F38, F39: starts with any storage, disconnected or with valid connections", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...allKeys), poison, { maxKeys: allKeys.length }),
      fc.boolean(),
      (texts, live) => {
        const stored = new Map(
          Object.entries({
            ...texts,
            ...(live ? { [storageKeys.connectionStatus]: "connected" } : {})
          }).map(([key, text]) => [formatStorageKey("", key), text])
        )
        const started = openAgain(stored)
        assert.isTrue(isState(started))
        assert.deepStrictEqual(started.connection.connections, [])
        for (const { accounts, icon, namespace, network } of started.connection.restoring) {
          assert.isTrue(accounts.every(({ address: text }) => /^[0-9A-Za-z]{1,128}$/.test(text)))
          assert.isTrue(icon === "" || icon.startsWith("data:image/"))
          assert.isTrue(network.startsWith(`${namespace}:`))
        }
        assert.strictEqual(Object.hasOwn(Object.prototype, "x"), false)
      }
    ),
    { numRuns: 500 }
  )
})

test("F38: loses only the key that is broken", () => {
  const stored = getStored(toProjection(stateAfter(sampleState(), makeConnected("w"), walletUsed), ""))
  stored.set(formatStorageKey("", writtenKeys.recentWallets), "[broken")
  assert.deepStrictEqual(
    openAgain(stored).connection.restoring.map(({ connectorId }) => connectorId),
    ["w"]
  )
  assert.deepStrictEqual(
    readStored(() => "{", ""),
    { connections: [], disconnectedIds: {}, network: null }
  )
})
