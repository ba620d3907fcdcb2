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
import { persistLayer } from "./remembered.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

const key = "WALLETCONNECT_DEEPLINK_CHOICE"
const followed: KitEvent = { _tag: "LinkFollowed", href: "rainbow://", name: "Rainbow" }
const gone = (connectorId: string): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "wallet",
  last: true
})
const connected = (connectorId: string): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(connectorId),
  restored: false
})
const rainbow: Wallet = { id: "r", name: "Rainbow", chains: [], mobileLink: "rainbow://" }
const started = (kept: ReadonlyMap<string, string>, customWallets: ReadonlyArray<Wallet> = [rainbow]) => {
  const { config, theme } = sampleState()
  return startState(
    { active: "eip155:1", config: { ...config, customWallets }, networks: [toNetwork(mainnet)], theme },
    (name) => kept.get(name) ?? null,
    ""
  )
}
/** A kit of a page whose storage holds this. */
const kit = (kept: Map<string, string>, customWallets?: ReadonlyArray<Wallet>) =>
  persistLayer("").pipe(
    Layer.provideMerge(Layer.merge(Store.layer(started(kept, customWallets)), Storage.layerMemory(kept)))
  )

describe("the wallet that was opened by a link", () => {
  it.effect("is kept where the library looks for it, from the press on", () => {
    const kept = new Map<string, string>()
    return Effect.gen(function* () {
      yield* dispatch(followed)
      yield* settled
      assert.strictEqual(kept.get(key), '{"href":"rainbow://","name":"Rainbow"}')
      assert.deepStrictEqual(started(kept).connection.linking, { href: "rainbow://", name: "Rainbow" })
    }).pipe(Effect.provide(kit(kept)))
  })

  it.effect("is forgotten when WalletConnect disconnects, and not when another wallet does", () => {
    const kept = new Map<string, string>()
    return Effect.gen(function* () {
      yield* dispatch(followed, connected("walletConnect"), connected("other"), gone("other"))
      yield* settled
      assert.isTrue(kept.has(key))
      yield* dispatch(gone("WALLETCONNECT"))
      yield* settled
      assert.isFalse(kept.has(key))
    }).pipe(Effect.provide(kit(kept)))
  })

  it.effect("stays through a visit on which nothing happens", () => {
    const text = '{"href":"rainbow://","name":"Rainbow"}'
    const kept = new Map([[key, text]])
    return Effect.zipRight(
      settled,
      Effect.sync(() => assert.strictEqual(kept.get(key), text))
    ).pipe(Effect.provide(kit(kept)))
  })

  it.effect("is forgotten at the start and comes back with the catalogue's own entry of it", () => {
    const text = '{"href":"rainbow://","name":"Rainbow"}'
    const kept = new Map([[key, text]])
    const arrived = (wallets: ReadonlyArray<Wallet>): KitEvent => ({
      _tag: "CatalogueArrived",
      part: "recommended",
      wallets
    })
    return Effect.gen(function* () {
      yield* settled
      assert.isFalse(kept.has(key))
      yield* dispatch(arrived([{ ...rainbow, mobileLink: "rainbow2://" }]))
      yield* settled
      assert.isFalse(kept.has(key))
      yield* dispatch(arrived([rainbow]))
      yield* settled
      assert.strictEqual(kept.get(key), text)
    }).pipe(Effect.provide(kit(kept, [])))
  })

  for (const text of [
    '{"href":"steam://run","name":"x"}',
    '{"href":"javascript:alert(1)","name":"x"}',
    '{"href":"http://a.test"}',
    "nonsense",
    "[]"
  ]) {
    it.effect(`${text}, found in storage, is taken away before the library can follow it`, () => {
      const kept = new Map([[key, text]])
      return Effect.gen(function* () {
        yield* settled
        assert.isFalse(kept.has(key))
        assert.isNull(started(kept).connection.linking)
      }).pipe(Effect.provide(kit(kept)))
    })
  }
})
