import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { TokenBalances } from "./TokenBalances.ts"
import { WalletAssets } from "./WalletAssets.ts"

const address = "0x1111111111111111111111111111111111111111"
const account = `eip155:1:${address}` as const
const ether = {
  name: "Ether",
  symbol: "ETH",
  chainId: "eip155:1",
  price: 0.1,
  quantity: { decimals: "18", numeric: "0.000000000000000003" },
  iconUrl: ""
}
const respondForbidden = () => new Response("", { status: 403 })

const list = Effect.flatMap(TokenBalances, (balances) => balances.list(account))
const refresh = (...addresses: ReadonlyArray<string>) =>
  Effect.flatMap(TokenBalances, (balances) => balances.refresh(account, addresses))
const provideBalances = (
  answer: (nth: number) => unknown,
  known = true,
  ...assets: ReadonlyArray<WalletAssets["Type"]["list"]>
) => {
  const { layer, seen } = makeAnswering((_url, _request, nth) => answer(nth))
  const wallet = assets[0] === undefined ? Layer.empty : WalletAssets.layerTest(assets[0])
  return {
    seen,
    layer: TokenBalances.layer.pipe(
      Layer.provide(
        Layer.mergeAll(
          layer,
          wallet,
          SupportedChains.layerTest(() => known)
        )
      )
    )
  }
}

describe("TokenBalances", () => {
  it.effect("returns decimal text, and computes a missing value exactly from price and amount", () =>
    Effect.gen(function* () {
      const [first, second] = yield* list
      assert.deepStrictEqual([first?.price, first?.value], ["0.1", "0.0000000000000000003"])
      assert.deepStrictEqual([second?.price, second?.value], ["0.1", "1234567890.25"])
    }).pipe(
      Effect.provide(
        provideBalances(() => ({
          balances: [ether, { ...ether, address: `eip155:1:0x${"6".repeat(40)}`, value: 1234567890.25 }]
        })).layer
      )
    )
  )

  for (const [balances, lines] of [
    [[ether], []],
    [[ether, null], ["balance.list: 1 of 2 tokens were malformed"]]
  ] as const) {
    it.effect(`logs only dropped tokens: ${JSON.stringify(lines)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        yield* list
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(provideBalances(() => ({ balances })).layer, log.layer)))
    })
  }

  it.effect("caches tokens for 30 s", () => {
    const { layer, seen } = provideBalances(() => ({ balances: [ether] }))
    return Effect.gen(function* () {
      yield* list
      yield* TestClock.adjust(29_999)
      yield* list
      assert.strictEqual(seen.length, 1)
      yield* TestClock.adjust(2)
      yield* list
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("shares one request among ten simultaneous callers", () => {
    const { layer, seen } = provideBalances(() => ({ balances: [ether] }))
    return Effect.gen(function* () {
      yield* Effect.all(
        Array.from({ length: 10 }, () => list),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(seen.length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends no request within 30 s of a failure, not even for a refresh", () => {
    const { layer, seen } = provideBalances((nth) => (nth === 1 ? respondForbidden() : { balances: [ether] }))
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(list))._tag, "BadStatus")
      yield* TestClock.adjust(29_999)
      assert.strictEqual((yield* Effect.flip(list))._tag, "BadStatus")
      assert.strictEqual((yield* Effect.flip(refresh("0xA")))._tag, "BadStatus")
      assert.strictEqual(seen.length, 1)
      yield* TestClock.adjust(2)
      assert.strictEqual((yield* list).length, 1)
      assert.strictEqual(seen.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("refreshes immediately, and sends the contracts to read again until a call succeeds", () => {
    const { layer, seen } = provideBalances((nth) => (nth === 2 ? respondForbidden() : { balances: [ether] }))
    const readUpdates = () => seen.map(({ searchParams }) => searchParams.get("forceUpdate"))
    return Effect.gen(function* () {
      yield* list
      yield* Effect.flip(refresh("0xA", "0xB"))
      yield* TestClock.adjust(30_001)
      yield* list
      assert.deepStrictEqual(readUpdates(), [null, "0xA,0xB", "0xA,0xB"])
      yield* TestClock.adjust(30_001)
      yield* list
      assert.strictEqual(readUpdates()[3], null)
    }).pipe(Effect.provide(layer))
  })

  it.effect("fails without a request on a network that the service does not support", () => {
    const { layer, seen } = provideBalances(() => ({ balances: [] }), false)
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(list)).message, "Token Balance Unavailable")
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("prefers the embedded wallet's tokens to those of the service", () =>
    Effect.gen(function* () {
      const reporting = provideBalances(
        () => ({ balances: [ether] }),
        true,
        () => Effect.succeed([])
      )
      const silent = provideBalances(
        () => ({ balances: [ether] }),
        true,
        () => Effect.succeed(null)
      )
      assert.deepStrictEqual(yield* Effect.provide(list, reporting.layer), [])
      assert.strictEqual((yield* Effect.provide(list, silent.layer)).length, 1)
      assert.deepStrictEqual([reporting.seen.length, silent.seen.length], [0, 1])
    })
  )

  it.effect("F14: fails for an answer of another shape", () =>
    Effect.gen(function* () {
      for (const answer of [{}, [], "x", { balances: null }, new Response("<html>")]) {
        const exit = yield* Effect.exit(Effect.provide(list, provideBalances(() => answer).layer))
        assert.isTrue(Exit.isFailure(exit))
      }
    })
  )
})
