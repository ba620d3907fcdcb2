import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { bitcoin, bitcoinTestnet } from "../../../core/chain/network/networks.ts"
import { answering, testSettings } from "../../../fixtures/testing/services/answering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { NativeBalances } from "./NativeBalances.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const over = (answer: unknown, explorer: string | null = "https://coins.test") => {
  const { layer, seen } = answering(() => answer, {
    ...testSettings,
    endpoints: { ...testSettings.endpoints, bitcoin: explorer ?? undefined }
  })
  const state = testState()
  const networks = [bitcoin, bitcoinTestnet].map(toNetwork)
  const store = Store.layer({ ...state, chain: { ...state.chain, networks } })
  return {
    seen,
    layer: NativeBalances.layer.pipe(Layer.provide(Rpc.layer), Layer.provide(Layer.merge(layer, store)))
  }
}
const balance = (network: "000000000019d6689c085ae165831e93" | "000000000933ea01ad0ee984209779ba") =>
  Effect.flatMap(NativeBalances, (all) => all.get(`bip122:${network}:${address}`))

describe("a Bitcoin account's balance", () => {
  it.effect("is the sum of what it can spend, and the explorer is told the address alone", () => {
    const { layer, seen } = over([{ value: 100_000_000, txid: "x" }, { value: 1 }, { value: 5_000 }])
    return Effect.gen(function* () {
      const main = yield* balance("000000000019d6689c085ae165831e93")
      yield* balance("000000000933ea01ad0ee984209779ba")
      assert.deepStrictEqual(main, { amount: "1.00005001", symbol: "BTC" })
      assert.deepStrictEqual(
        seen.map(({ href }) => href),
        [`https://coins.test/api/address/${address}/utxo`, `https://coins.test/testnet/api/address/${address}/utxo`]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("is zero where there is nothing to spend, and only then", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* balance("000000000019d6689c085ae165831e93")).amount, "0")
    }).pipe(Effect.provide(over([]).layer))
  )

  it.effect("is not known where the host named no explorer, and nobody is asked", () => {
    const { layer, seen } = over([], null)
    return Effect.gen(function* () {
      const error = yield* Effect.flip(balance("000000000019d6689c085ae165831e93"))
      assert.deepStrictEqual([error._tag, seen.length], ["ChainNotSupported", 0])
    }).pipe(Effect.provide(layer))
  })

  for (const misfit of [[{ value: -1 }], [{ value: 1.5 }], [{ value: 1 }, {}], {}, null, [{ value: "1" }]]) {
    it.effect(`is not known where the list does not fit: ${JSON.stringify(misfit)}`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(balance("000000000019d6689c085ae165831e93")))._tag, "BadShape")
      }).pipe(Effect.provide(over(misfit).layer))
    )
  }
})
