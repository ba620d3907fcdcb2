// @vitest-environment happy-dom
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { afterEach } from "vitest"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { bitcoin, bitcoinTestnet, mainnet } from "../../../core/chain/network/networks.ts"
import { chainStart } from "../../../core/wallets/activeNetwork/state.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { bitcoinKeys } from "../../../fixtures/wallets/bitcoin/keys.ts"
import { plainOkxBitcoinWallet } from "../../../fixtures/wallets/okxBitcoinWallet.ts"
import { plainSatsConnectWallet, satsProviderId } from "../../../fixtures/wallets/satsConnectWallet.ts"
import { Connections } from "../connection/Connections.ts"
import { connectionLayer } from "../../kit/start/kitLayer.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { bitcoinDiscoveryLayer } from "./discover.ts"

const page = window as unknown as Record<string, unknown>
afterEach(() => {
  for (const name of ["btc_providers", "SandboxProviders", "okxwallet", "Late"]) Reflect.deleteProperty(page, name)
})

const kit = (networks = [mainnet, bitcoin]) => {
  const start = { ...sampleState(), chain: chainStart(networks.map(toNetwork), "eip155:1") }
  return bitcoinDiscoveryLayer.pipe(Layer.provideMerge(connectionLayer(start)))
}
const listed = Effect.map(state, ({ wallet }) =>
  wallet.connectors.map(({ chain, id, name }) => `${chain}:${id} ${name}`)
)
const okx = "bip122:okx OKX Wallet"
const sats = `bip122:${satsProviderId} Sandbox Sats`

describe("bitcoinDiscoveryLayer", () => {
  it.effect("finds wallets at once if they are on the page", () => {
    plainSatsConnectWallet()
    plainOkxBitcoinWallet()
    return Effect.map(listed, (names) => assert.deepStrictEqual(names, [sats, okx])).pipe(Effect.provide(kit()))
  })

  it.effect("looks three times, 200 ms apart, and lists each wallet once", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* listed, [])
      yield* TestClock.adjust(199)
      plainSatsConnectWallet()
      assert.deepStrictEqual(yield* listed, [])
      yield* TestClock.adjust(1)
      assert.deepStrictEqual(yield* listed, [sats])
      plainOkxBitcoinWallet()
      yield* TestClock.adjust(200)
      assert.deepStrictEqual(yield* listed, [sats, okx])
    }).pipe(Effect.provide(kit()))
  )

  it.effect("ignores wallets that arrive after the third look", () =>
    Effect.gen(function* () {
      yield* TestClock.adjust(400)
      plainSatsConnectWallet()
      yield* TestClock.adjust("1 minute")
      assert.deepStrictEqual(yield* listed, [])
    }).pipe(Effect.provide(kit()))
  )

  it.effect("looks for no wallet without a configured Bitcoin network", () => {
    plainSatsConnectWallet()
    return Effect.gen(function* () {
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(yield* listed, [])
    }).pipe(Effect.provide(kit([mainnet])))
  })

  it.effect("lists no wallet again that the wallet-standard has listed by that name", () => {
    plainSatsConnectWallet()
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* listed, ["bip122:Sandbox Sats SANDBOX SATS"])
    }).pipe(
      Effect.provide(
        bitcoinDiscoveryLayer.pipe(
          Layer.provideMerge(
            Layer.effectDiscard(
              dispatch({
                _tag: "WalletsAnnounced",
                connectors: [{ id: "Sandbox Sats", type: "ANNOUNCED", name: "SANDBOX SATS", chain: "bip122", icon: "" }]
              })
            )
          ),
          Layer.provideMerge(
            connectionLayer({
              ...sampleState(),
              chain: chainStart([bitcoin, bitcoinTestnet].map(toNetwork), "bip122:000000000019d6689c085ae165831e93")
            })
          )
        )
      )
    )
  })

  const provider = { request: async () => ({}) }
  const hostile: ReadonlyArray<readonly [string, unknown]> = [
    ["no list", 7],
    ["null", null],
    [
      "a list that throws",
      new Proxy([], {
        get: () => {
          throw new Error("list")
        }
      })
    ],
    ["an entry that is none", [null, 1, "x"]],
    ["an entry without a name", [{ id: "Late" }]],
    [
      "an entry whose name throws",
      [
        {
          id: "Late",
          get name(): never {
            throw new Error("name")
          }
        }
      ]
    ],
    ["a path to nothing", [{ id: "Nowhere.Provider", name: "N" }]],
    [
      "a path into what objects inherit",
      [
        { id: "Late.constructor.prototype", name: "N" },
        { id: "__proto__.x", name: "P" }
      ]
    ],
    ["an id of ours", [{ id: "okx", name: "Not OKX" }]],
    ["a name of ours", [{ id: "Late", name: "walletConnect" }]],
    ["a path with a call in it", [{ id: "Late.request()", name: "N" }]]
  ]
  for (const [what, list] of hostile) {
    it.effect(`omits wallets named by ${what}, and throws nothing`, () => {
      page["Late"] = provider
      page["btc_providers"] = list
      return Effect.map(listed, (names) => assert.deepStrictEqual(names, [])).pipe(Effect.provide(kit()))
    })
  }

  it.effect("accepts only icons that are data URLs", () => {
    page["Late"] = provider
    page["btc_providers"] = [{ id: "Late", name: "Late", icon: "https://tracker.example/i.png" }]
    return Effect.map(state, ({ wallet }) =>
      assert.deepStrictEqual(wallet.connectors, [
        { id: "Late", type: "ANNOUNCED", name: "Late", chain: "bip122", icon: "" }
      ])
    ).pipe(Effect.provide(kit()))
  })

  for (const [name, id, stand] of [
    ["sats-connect's", satsProviderId, plainSatsConnectWallet],
    ["OKX's", "okx", plainOkxBitcoinWallet]
  ] as const) {
    it.effect(`connects ${name} by its own protocol, reports its account changes, and disconnects`, () => {
      const wallet = stand()
      return Effect.gen(function* () {
        const connections = yield* Connections
        const connection = yield* connections.connect({ connectorId: id, namespace: "bip122" })
        assert.strictEqual(
          connection.accounts[0].address,
          bitcoinKeys("bip122:000000000019d6689c085ae165831e93")[0].address
        )
        assert.strictEqual(connection.accounts[0].type, "payment")
        yield* settled
        wallet.setAccounts(1)
        yield* settled
        const active = activeConnection((yield* state).connection, "bip122")
        assert.strictEqual(
          active?.accounts[0].address,
          bitcoinKeys("bip122:000000000019d6689c085ae165831e93", 1)[0].address
        )
        yield* connections.disconnect(id)
        yield* settled
        assert.strictEqual(activeConnection((yield* state).connection, "bip122"), undefined)
        assert.strictEqual(wallet.listenerCount(), 0)
      }).pipe(Effect.provide(kit()))
    })

    it.effect(`fails for ${name} without a configured network`, () => {
      stand({ networks: ["bip122:000000000933ea01ad0ee984209779ba"] })
      return Effect.gen(function* () {
        const none = yield* Effect.flip(
          Effect.flatMap(Connections, ({ connect }) => connect({ connectorId: id, namespace: "bip122" }))
        )
        assert.deepStrictEqual(
          [none._tag, none.message],
          ["NoRequestedChain", "The connector does not support any of the requested chains"]
        )
      }).pipe(Effect.provide(kit()))
    })

    it.effect(`fails for ${name} when its owner rejects`, () => {
      stand({ behaviour: "reject" })
      return Effect.gen(function* () {
        const no = yield* Effect.flip(
          Effect.flatMap(Connections, ({ connect }) => connect({ connectorId: id, namespace: "bip122" }))
        )
        assert.strictEqual(no._tag, "ConnectionRejected")
      }).pipe(Effect.provide(kit()))
    })
  }
})
