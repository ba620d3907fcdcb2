import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { bitcoin, bitcoinTestnet } from "../../../core/chain/network/networks.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { NativeBalances } from "./NativeBalances.ts"

const address = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const provideBalances = (answer: unknown, explorer: string | null = "https://coins.test") => {
  const { layer, seen } = makeAnswering(() => answer, {
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
const readBalance = (network: "000000000019d6689c085ae165831e93" | "000000000933ea01ad0ee984209779ba") =>
  Effect.flatMap(NativeBalances, (all) => all.get(`bip122:${network}:${address}`))

describe("NativeBalances for a Bitcoin account", () => {
  it.effect("adds up the unspent outputs, and sends only the address to the explorer", () => {
    const { layer, seen } = provideBalances([{ value: 100_000_000, txid: "x" }, { value: 1 }, { value: 5_000 }])
    return Effect.gen(function* () {
      const main = yield* readBalance("000000000019d6689c085ae165831e93")
      yield* readBalance("000000000933ea01ad0ee984209779ba")
      assert.deepStrictEqual(main, { amount: "1.00005001", symbol: "BTC" })
      assert.deepStrictEqual(
        seen.map(({ href }) => href),
        [`https://coins.test/api/address/${address}/utxo`, `https://coins.test/testnet/api/address/${address}/utxo`]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns zero if there are no unspent outputs", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* readBalance("000000000019d6689c085ae165831e93")).amount, "0")
    }).pipe(Effect.provide(provideBalances([]).layer))
  )

  it.effect("fails without a request if no explorer is configured", () => {
    const { layer, seen } = provideBalances([], null)
    return Effect.gen(function* () {
      const error = yield* Effect.flip(readBalance("000000000019d6689c085ae165831e93"))
      assert.deepStrictEqual([error._tag, seen.length], ["ChainNotSupported", 0])
    }).pipe(Effect.provide(layer))
  })

  for (const answer of [[{ value: -1 }], [{ value: 1.5 }], [{ value: 1 }, {}], {}, null, [{ value: "1" }]]) {
    it.effect(`fails with BadShape if the list is malformed: ${JSON.stringify(answer)}`, () =>
      Effect.gen(function* () {
        assert.strictEqual((yield* Effect.flip(readBalance("000000000019d6689c085ae165831e93")))._tag, "BadShape")
      }).pipe(Effect.provide(provideBalances(answer).layer))
    )
  }
})
