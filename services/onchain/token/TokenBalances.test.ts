import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { loggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
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
const refused = () => new Response("", { status: 403 })

const list = Effect.flatMap(TokenBalances, (balances) => balances.list(account))
const refresh = (...addresses: ReadonlyArray<string>) =>
  Effect.flatMap(TokenBalances, (balances) => balances.refresh(account, addresses))
const over = (
  answer: (nth: number) => unknown,
  known = true,
  ...assets: ReadonlyArray<WalletAssets["Type"]["list"]>
) => {
  const { layer, seen } = answering((_url, _request, nth) => answer(nth))
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

describe("token balances", () => {
  it.effect("are money as decimal text; a worth that is not told is price times amount, exactly", () =>
    Effect.gen(function* () {
      const [first, second] = yield* list
      assert.deepStrictEqual([first?.price, first?.value], ["0.1", "0.0000000000000000003"])
      assert.deepStrictEqual([second?.price, second?.value], ["0.1", "1234567890.25"])
    }).pipe(
      Effect.provide(
        over(() => ({ balances: [ether, { ...ether, address: `eip155:1:0x${"6".repeat(40)}`, value: 1234567890.25 }] }))
          .layer
      )
    )
  )

  for (const [balances, lines] of [
    [[ether], []],
    [[ether, null], ["balance.list: 1 of 2 tokens did not fit"]]
  ] as const) {
    it.effect(`tell the log of what was left out, and of nothing else: ${JSON.stringify(lines)}`, () => {
      const log = loggedLines()
      return Effect.gen(function* () {
        yield* list
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(over(() => ({ balances })).layer, log.layer)))
    })
  }

  it.effect("are served for 30 s and asked for anew then", () => {
    const { layer, seen } = over(() => ({ balances: [ether] }))
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

  it.effect("ten who ask at once send one request", () => {
    const { layer, seen } = over(() => ({ balances: [ether] }))
    return Effect.gen(function* () {
      yield* Effect.all(
        Array.from({ length: 10 }, () => list),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(seen.length, 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("after a failure nobody is asked for 30 s, not even to refresh", () => {
    const { layer, seen } = over((nth) => (nth === 1 ? refused() : { balances: [ether] }))
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

  it.effect(
    "a refresh asks at once, and names what the service is to look at again; once that succeeded it is not named any more",
    () => {
      const { layer, seen } = over((nth) => (nth === 2 ? refused() : { balances: [ether] }))
      const forced = () => seen.map(({ searchParams }) => searchParams.get("forceUpdate"))
      return Effect.gen(function* () {
        yield* list
        yield* Effect.flip(refresh("0xA", "0xB"))
        yield* TestClock.adjust(30_001)
        yield* list
        assert.deepStrictEqual(forced(), [null, "0xA,0xB", "0xA,0xB"])
        yield* TestClock.adjust(30_001)
        yield* list
        assert.strictEqual(forced()[3], null)
      }).pipe(Effect.provide(layer))
    }
  )

  it.effect("on a network that the service does not know are unavailable, and nobody is asked", () => {
    const { layer, seen } = over(() => ({ balances: [] }), false)
    return Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(list)).message, "Token Balance Unavailable")
      assert.strictEqual(seen.length, 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("are the embedded wallet's where it tells them, and the service's where it does not", () =>
    Effect.gen(function* () {
      const told = over(
        () => ({ balances: [ether] }),
        true,
        () => Effect.succeed([])
      )
      const silent = over(
        () => ({ balances: [ether] }),
        true,
        () => Effect.succeed(null)
      )
      assert.deepStrictEqual(yield* Effect.provide(list, told.layer), [])
      assert.strictEqual((yield* Effect.provide(list, silent.layer)).length, 1)
      assert.deepStrictEqual([told.seen.length, silent.seen.length], [0, 1])
    })
  )

  it.effect("F14: an answer of another shape is a typed failure", () =>
    Effect.gen(function* () {
      for (const answer of [{}, [], "x", { balances: null }, new Response("<html>")]) {
        const exit = yield* Effect.exit(Effect.provide(list, over(() => answer).layer))
        assert.isTrue(Exit.isFailure(exit))
      }
    })
  )
})
