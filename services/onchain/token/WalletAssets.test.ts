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
import { connectorOf } from "../../../fixtures/testing/services/connectedKit.ts"
import {
  accounts,
  type Answer,
  refuses,
  scriptedWallet,
  silent
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

const over = (script: Readonly<Record<string, Answer>>, type: ConnectorType = "AUTH") => {
  const wallet = scriptedWallet({
    wallet_getCapabilities: () => capable,
    wallet_getAssets: () => ({ "0x1": [usdc] }),
    ...script
  })
  const connected = Layer.scopedDiscard(
    Effect.gen(function* () {
      yield* (yield* Connectors).put("auth", "eip155", toConnector(wallet.provider))
      yield* (yield* Store).dispatch(
        { _tag: "WalletsAnnounced", connectors: [{ ...connectorOf("AUTH"), type }] },
        { _tag: "Connected", restored: false, connection: sampleConnection("auth") }
      )
    })
  )
  const layer = Layer.merge(connected, WalletAssets.layer).pipe(
    Layer.provide(Layer.merge(Connectors.layer, Store.layer(sampleState())))
  )
  return { layer, wallet }
}
const listOf = (of: AccountId) => Effect.flatMap(WalletAssets, (assets) => assets.list(of))

describe("the embedded wallet's own list of tokens", () => {
  it.effect("is asked for with the account and the chain, where it discovers assets there", () => {
    const { layer, wallet } = over({})
    return Effect.gen(function* () {
      const tokens = yield* listOf(account)
      assert.deepStrictEqual(
        tokens?.map(({ quantity, symbol, value }) => [symbol, quantity.numeric, value]),
        [["USDC", "1.5", "1.5"]]
      )
      assert.deepStrictEqual(wallet.asked, ["wallet_getCapabilities", "wallet_getAssets"])
      assert.deepStrictEqual(wallet.params, [[address], [{ account: address, chainFilter: ["0x1"] }]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("is empty where the wallet holds nothing there, whatever it holds elsewhere", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(
        yield* Effect.provide(listOf(account), over({ wallet_getAssets: () => ({ "0x89": [usdc] }) }).layer),
        []
      )
      assert.deepStrictEqual(yield* Effect.provide(listOf(account), over({ wallet_getAssets: () => ({}) }).layer), [])
    })
  )

  const bad: ReadonlyArray<readonly [what: string, script: Readonly<Record<string, Answer>>]> = [
    ["capabilities without discovery", { wallet_getCapabilities: () => ({ "0x1": {} }) }],
    ["discovery on another chain alone", { wallet_getCapabilities: () => ({ "0x89": capable["0x1"] }) }],
    ["no capabilities", { wallet_getCapabilities: refuses(4200) }],
    ["odd capabilities", { wallet_getCapabilities: () => "yes" }],
    ["a refusal", { wallet_getAssets: refuses(4001) }],
    ["an error", { wallet_getAssets: refuses(-32603) }],
    ["one bad asset among good ones", { wallet_getAssets: () => ({ "0x1": [usdc, { ...usdc, balance: 7 }] }) }],
    ["no answer of that shape", { wallet_getAssets: () => [usdc] }],
    ["nothing", { wallet_getAssets: () => null }]
  ]
  for (const [what, script] of bad) {
    it.effect(`leaves the question to the chain service: ${what}`, () =>
      Effect.gen(function* () {
        assert.isNull(yield* listOf(account))
      }).pipe(Effect.provide(over(script).layer))
    )
  }

  it.effect("is given up after 10 s without an answer, and not before", () =>
    Effect.gen(function* () {
      const waiting = yield* Effect.fork(listOf(account))
      yield* TestClock.adjust(9_999)
      assert.isNull(yield* Effect.map(Fiber.poll(waiting), (polled) => (polled._tag === "None" ? null : polled)))
      yield* TestClock.adjust(1)
      assert.isNull(yield* Fiber.join(waiting))
    }).pipe(Effect.provide(over({ wallet_getAssets: silent }).layer))
  )

  it.effect("is not asked for of another kind of wallet, for another account, or off EVM", () =>
    Effect.gen(function* () {
      const announced = over({}, "ANNOUNCED")
      const other = over({})
      assert.isNull(yield* Effect.provide(listOf(account), announced.layer))
      assert.isNull(yield* Effect.provide(listOf(`eip155:1:${accounts[1]}`), other.layer))
      assert.isNull(yield* Effect.provide(listOf("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:abc"), other.layer))
      assert.deepStrictEqual([announced.wallet.asked, other.wallet.asked], [[], []])
    })
  )
})
