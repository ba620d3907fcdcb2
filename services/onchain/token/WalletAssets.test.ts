import { assert, describe, it } from "@effect/vitest"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import type { ConnectorType } from "../../../core/wallets/connectors/connector.ts"
import { Store } from "../../foundation/store/Store.ts"
import { getConnector } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { WalletAssets } from "./WalletAssets.ts"

const [address] = accounts
const account = `eip155:1:${address}` as const
const usdc = {
  address: "0xA0b8",
  balance: "0x16e360",
  type: "ERC20",
  metadata: { name: "USD Coin", symbol: "USDC", decimals: 6, price: 1, iconUrl: "" }
}
const capable = { "0x1": { assetDiscovery: { supported: true } } }

const provideAssets = (script: Readonly<Record<string, Answer>>, type: ConnectorType = "AUTH") => {
  const wallet = makeScriptedWallet({
    wallet_getCapabilities: () => capable,
    wallet_getAssets: () => ({ "0x1": [usdc] }),
    ...script
  })
  const connected = Layer.scopedDiscard(
    Effect.gen(function* () {
      yield* (yield* Connectors).put("auth", "eip155", toConnector(wallet.provider))
      yield* (yield* Store).dispatch(
        { _tag: "WalletsAnnounced", connectors: [{ ...getConnector("AUTH"), type }] },
        { _tag: "Connected", restored: false, connection: sampleConnection("auth") }
      )
    })
  )
  const layer = Layer.merge(connected, WalletAssets.layer).pipe(
    Layer.provide(Layer.merge(Connectors.layer, Store.layer(sampleState())))
  )
  return { layer, wallet }
}
const listAssets = (id: AccountId) => Effect.flatMap(WalletAssets, (assets) => assets.list(id))

describe("WalletAssets.list", () => {
  it.effect("requests assets with the account and the chain if the wallet discovers assets there", () => {
    const { layer, wallet } = provideAssets({})
    return Effect.gen(function* () {
      const tokens = yield* listAssets(account)
      assert.deepStrictEqual(
        tokens?.map(({ quantity, symbol, value }) => [symbol, quantity.numeric, value]),
        [["USDC", "1.5", "1.5"]]
      )
      assert.deepStrictEqual(wallet.methods, ["wallet_getCapabilities", "wallet_getAssets"])
      assert.deepStrictEqual(wallet.params, [[address], [{ account: address, chainFilter: ["0x1"] }]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns an empty list if the wallet holds assets only on other chains", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* Effect.provide(
          listAssets(account),
          provideAssets({ wallet_getAssets: () => ({ "0x89": [usdc] }) }).layer
        ),
        []
      )
      assert.deepStrictEqual(
        yield* Effect.provide(listAssets(account), provideAssets({ wallet_getAssets: () => ({}) }).layer),
        []
      )
    })
  )

  const cases: ReadonlyArray<readonly [title: string, script: Readonly<Record<string, Answer>>]> = [
    ["capabilities without discovery", { wallet_getCapabilities: () => ({ "0x1": {} }) }],
    ["discovery only on another chain", { wallet_getCapabilities: () => ({ "0x89": capable["0x1"] }) }],
    ["no capabilities", { wallet_getCapabilities: makeRefusal(4200) }],
    ["invalid capabilities", { wallet_getCapabilities: () => "yes" }],
    ["a rejection", { wallet_getAssets: makeRefusal(4001) }],
    ["an error", { wallet_getAssets: makeRefusal(-32603) }],
    ["one bad asset among good ones", { wallet_getAssets: () => ({ "0x1": [usdc, { ...usdc, balance: 7 }] }) }],
    ["an answer of another shape", { wallet_getAssets: () => [usdc] }],
    ["an empty answer", { wallet_getAssets: () => null }]
  ]
  for (const [title, script] of cases) {
    it.effect(`returns null, so that the chain service is used: ${title}`, () =>
      Effect.gen(function* () {
        assert.isNull(yield* listAssets(account))
      }).pipe(Effect.provide(provideAssets(script).layer))
    )
  }

  it.effect("gives up after exactly 10 s without an answer", () =>
    Effect.gen(function* () {
      const fiber = yield* Effect.fork(listAssets(account))
      yield* TestClock.adjust(9_999)
      assert.isNull(yield* Effect.map(Fiber.poll(fiber), (polled) => (polled._tag === "None" ? null : polled)))
      yield* TestClock.adjust(1)
      assert.isNull(yield* Fiber.join(fiber))
    }).pipe(Effect.provide(provideAssets({ wallet_getAssets: neverAnswer }).layer))
  )

  it.effect("sends no request to another type of wallet, for another account, or outside of EVM", () =>
    Effect.gen(function* () {
      const announced = provideAssets({}, "ANNOUNCED")
      const other = provideAssets({})
      assert.isNull(yield* Effect.provide(listAssets(account), announced.layer))
      assert.isNull(yield* Effect.provide(listAssets(`eip155:1:${accounts[1]}`), other.layer))
      assert.isNull(yield* Effect.provide(listAssets("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc"), other.layer))
      assert.deepStrictEqual([announced.wallet.methods, other.wallet.methods], [[], []])
    })
  )
})
