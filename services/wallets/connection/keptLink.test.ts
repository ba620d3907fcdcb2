import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { startState } from "../../../core/kit/options/startState.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import type { KitEvent } from "../../../core/event.ts"
import { sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../../foundation/store/Store.ts"
import { dispatch, settled } from "../../../fixtures/testing/services/connectedKit.ts"
import { persistLayer } from "./persistLayer.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

const key = "WALLETCONNECT_DEEPLINK_CHOICE"
const followed: KitEvent = { _tag: "LinkFollowed", href: "rainbow://", name: "Rainbow" }
const makeDisconnected = (connectorId: string): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "wallet",
  last: true
})
const makeConnected = (connectorId: string): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(connectorId),
  restored: false
})
const rainbow: Wallet = { id: "r", name: "Rainbow", chains: [], mobileLink: "rainbow://" }
const makeStartState = (stored: ReadonlyMap<string, string>, customWallets: ReadonlyArray<Wallet> = [rainbow]) => {
  const { config, theme } = sampleState()
  return startState(
    { active: "eip155:1", config: { ...config, customWallets }, networks: [toNetwork(mainnet)], theme },
    (name) => stored.get(name) ?? null,
    ""
  )
}
/** Starts a kit on a page with this storage. */
const kit = (stored: Map<string, string>, customWallets?: ReadonlyArray<Wallet>) =>
  persistLayer("").pipe(
    Layer.provideMerge(Layer.merge(Store.layer(makeStartState(stored, customWallets)), Storage.layerMemory(stored)))
  )

describe("the stored link of the last opened wallet", () => {
  it.effect("is stored at the library's key as soon as the wallet is pressed", () => {
    const stored = new Map<string, string>()
    return Effect.gen(function* () {
      yield* dispatch(followed)
      yield* settled
      assert.strictEqual(stored.get(key), '{"href":"rainbow://","name":"Rainbow"}')
      assert.deepStrictEqual(makeStartState(stored).connection.linking, { href: "rainbow://", name: "Rainbow" })
    }).pipe(Effect.provide(kit(stored)))
  })

  it.effect("is removed when WalletConnect disconnects, and not when another wallet does", () => {
    const stored = new Map<string, string>()
    return Effect.gen(function* () {
      yield* dispatch(followed, makeConnected("walletConnect"), makeConnected("other"), makeDisconnected("other"))
      yield* settled
      assert.isTrue(stored.has(key))
      yield* dispatch(makeDisconnected("WALLETCONNECT"))
      yield* settled
      assert.isFalse(stored.has(key))
    }).pipe(Effect.provide(kit(stored)))
  })

  it.effect("stays during a visit without changes", () => {
    const text = '{"href":"rainbow://","name":"Rainbow"}'
    const stored = new Map([[key, text]])
    return Effect.zipRight(
      settled,
      Effect.sync(() => assert.strictEqual(stored.get(key), text))
    ).pipe(Effect.provide(kit(stored)))
  })

  it.effect("is removed at the start and restored with the catalogue's entry of it", () => {
    const text = '{"href":"rainbow://","name":"Rainbow"}'
    const stored = new Map([[key, text]])
    const makeArrived = (wallets: ReadonlyArray<Wallet>): KitEvent => ({
      _tag: "CatalogueArrived",
      part: "recommended",
      wallets
    })
    return Effect.gen(function* () {
      yield* settled
      assert.isFalse(stored.has(key))
      yield* dispatch(makeArrived([{ ...rainbow, mobileLink: "rainbow2://" }]))
      yield* settled
      assert.isFalse(stored.has(key))
      yield* dispatch(makeArrived([rainbow]))
      yield* settled
      assert.strictEqual(stored.get(key), text)
    }).pipe(Effect.provide(kit(stored, [])))
  })

  for (const text of [
    '{"href":"steam://run","name":"x"}',
    '{"href":"javascript:alert(1)","name":"x"}',
    '{"href":"http://a.test"}',
    "nonsense",
    "[]"
  ]) {
    it.effect(`is removed before the library can follow it if it is ${text}`, () => {
      const stored = new Map([[key, text]])
      return Effect.gen(function* () {
        yield* settled
        assert.isFalse(stored.has(key))
        assert.isNull(makeStartState(stored).connection.linking)
      }).pipe(Effect.provide(kit(stored)))
    })
  }
})
