import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { Offline, Unreachable } from "../../../core/foundation/http/errors.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Store } from "../../foundation/store/Store.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Catalogue } from "./Catalogue.ts"
import type { WalletQuery } from "./calls.ts"
import { catalogueFollower } from "./catalogueFollower.ts"
import { Images } from "./Images.ts"

const wallet = (id: string): Wallet => ({ id, name: `Wallet ${id}`, chains: [], imageId: `image-${id}` })
const makeWallets = (count: number, from = 0): ReadonlyArray<Wallet> =>
  Array.from({ length: count }, (_, i) => wallet(String(from + i)))
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }

/** Starts the follower over a scripted catalogue, and records its requests. */
const setUp = (
  list: Catalogue["Type"]["list"],
  o: {
    readonly config?: Parameters<typeof testState>[0]
    readonly images?: Images["Type"]["load"]
    readonly online?: Online["Type"]
  } = {}
) => {
  const requests: Array<WalletQuery> = []
  const layer = catalogueFollower.pipe(
    Layer.provideMerge(
      Layer.mergeAll(
        Catalogue.layerTest((query) =>
          Effect.suspend(() => {
            requests.push(query)
            return list(query)
          })
        ),
        Layer.succeed(Images, { load: o.images ?? (() => Effect.void) }),
        PageOrigin.layerTest("https://page.test"),
        Layer.succeed(Online, o.online ?? { now: Effect.succeed(true), back: Effect.void }),
        Store.layer(testState({ catalogue: true, ...o.config }))
      )
    )
  )
  return { requests, layer }
}

const page = (wallets: ReadonlyArray<Wallet>, count = wallets.length) => Effect.succeed({ wallets, count, dropped: 0 })
const down = Effect.fail(new Unreachable({ call: "wallet.list" }))
const dispatch = (...events: ReadonlyArray<KitEvent>) =>
  Effect.zipRight(
    Effect.flatMap(Store, (store) => store.dispatch(...events)),
    TestClock.adjust(0)
  )
const state = Effect.zipRight(
  TestClock.adjust(0),
  Effect.flatMap(Store, (store) => store.state)
)

describe("catalogueFollower", () => {
  it.effect("requests nothing before the modal opens, and four recommended wallets when it opens", () => {
    const { requests, layer } = setUp(() => page(makeWallets(4)), {
      config: { excludeWalletIds: ["bad"], featuredWalletIds: [] }
    })
    return Effect.gen(function* () {
      yield* TestClock.adjust("1 minutes")
      assert.strictEqual(requests.length, 0)
      yield* dispatch(opened)
      assert.strictEqual((yield* state).wallet.recommended._tag, "Arrived")
      assert.deepStrictEqual(requests, [
        { page: 1, entries: 4, include: [], exclude: ["bad"], chains: ["eip155:1"] },
        { page: 1, entries: 1, include: ["bad"] }
      ])
    }).pipe(Effect.provide(layer))
  })

  it.effect("lists the featured wallets in the host's order", () => {
    const { layer } = setUp(() => page([wallet("a"), wallet("b"), wallet("c")]), {
      config: { featuredWalletIds: ["c", "a", "b"] }
    })
    return Effect.provide(
      Effect.gen(function* () {
        yield* dispatch(opened)
        const { wallet } = yield* state
        assert.deepStrictEqual(
          latest(wallet.featured)?.map(({ id }) => id),
          ["c", "a", "b"]
        )
      }),
      layer
    )
  })

  it.effect("requests the featured wallets by id, and does not recommend them too", () => {
    const { requests, layer } = setUp(() => page([]), { config: { featuredWalletIds: ["f1", "f2"] } })
    return Effect.gen(function* () {
      yield* dispatch(opened)
      yield* state
      assert.deepStrictEqual(
        requests.map(({ entries, exclude, include }) => ({ entries, exclude, include })),
        [
          { entries: 2, include: ["f1", "f2"], exclude: [] },
          { entries: 4, include: [], exclude: ["f1", "f2"] }
        ]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests the excluded wallets once, on every network, to hide them by rdns and name too", () => {
    const { requests, layer } = setUp(
      (query) =>
        page(query.include?.includes("bad") === true ? [{ ...wallet("bad"), rdns: "org.bad" }] : makeWallets(4)),
      { config: { excludeWalletIds: ["bad"] } }
    )
    return Effect.gen(function* () {
      yield* dispatch(opened)
      assert.deepStrictEqual(
        latest((yield* state).wallet.excluded)?.map(({ rdns }) => rdns),
        ["org.bad"]
      )
      yield* dispatch({ _tag: "Closed" })
      yield* dispatch(opened)
      yield* state
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests only the wallets that the host includes", () => {
    const { requests, layer } = setUp(() => page([]), {
      config: { includeWalletIds: ["i"], excludeWalletIds: ["x"], featuredWalletIds: ["f"] }
    })
    return Effect.gen(function* () {
      yield* dispatch(opened, { _tag: "WalletPageAsked" })
      yield* state
      assert.sameDeepMembers(
        requests.map(({ exclude = [], include = [] }) => [include, exclude]),
        [
          [["f"], ["x"]],
          [["i"], ["x", "f"]],
          [["i"], ["x"]],
          [["x"], []]
        ]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests a failed image again when the modal reopens, and not before", () => {
    const loaded: Array<ReadonlyArray<string>> = []
    const { layer } = setUp(() => page([wallet("a")]), {
      images: (expected) => Effect.sync(() => void loaded.push(expected.map(({ id }) => id)))
    })
    return Effect.gen(function* () {
      yield* dispatch(opened)
      yield* state
      loaded.length = 0
      yield* dispatch(
        { _tag: "ImagesMoved", ids: ["image-a"], to: "failed" },
        { _tag: "WalletUsed", wallet: wallet("b") }
      )
      yield* state
      yield* dispatch({ _tag: "ImagesMoved", ids: ["image-b"], to: "arrived" }, { _tag: "Closed" })
      yield* dispatch(opened)
      yield* state
      assert.deepStrictEqual(loaded, [["image-b"], ["image-a"]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests nothing without a project", () => {
    const { requests, layer } = setUp(() => page([]), { config: { catalogue: false } })
    return Effect.gen(function* () {
      yield* dispatch(opened)
      yield* TestClock.adjust("1 minutes")
      assert.strictEqual(requests.length, 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports a failure, and requests again when the modal reopens", () => {
    const { requests, layer } = setUp(() => (requests.length === 1 ? down : page(makeWallets(4))))
    return Effect.gen(function* () {
      yield* dispatch(opened)
      assert.strictEqual((yield* state).wallet.recommended._tag, "Failed")
      yield* dispatch({ _tag: "Closed" })
      yield* state
      yield* dispatch(opened)
      assert.strictEqual((yield* state).wallet.recommended._tag, "Arrived")
    }).pipe(Effect.provide(layer))
  })

  it.effect("F12: requests once more when the network is back after an offline failure", () => {
    const { requests, layer } = setUp(
      () => (requests.length === 1 ? Effect.fail(new Offline({ call: "wallet.list" })) : page(makeWallets(4))),
      { online: { now: Effect.succeed(true), back: Effect.sleep("10 seconds") } }
    )
    return Effect.gen(function* () {
      yield* dispatch(opened)
      assert.strictEqual((yield* state).wallet.recommended._tag, "Failed")
      yield* TestClock.adjust("10 seconds")
      assert.strictEqual((yield* state).wallet.recommended._tag, "Arrived")
      yield* TestClock.adjust("1 minutes")
      assert.strictEqual(requests.length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests pages of 40, one after another", () => {
    const { requests, layer } = setUp((query) => page(makeWallets(40, query.page * 40), 100))
    return Effect.gen(function* () {
      yield* dispatch({ _tag: "WalletPageAsked" })
      yield* state
      yield* dispatch({ _tag: "WalletPageAsked" })
      const { list } = (yield* state).wallet
      assert.deepStrictEqual(
        list._tag === "Arrived" ? [list.value.page, list.value.wallets.length, list.value.count] : [],
        [2, 80, 100]
      )
      assert.deepStrictEqual(
        requests.map(({ entries, page }) => [page, entries]),
        [
          [1, 40],
          [2, 40]
        ]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("waits for a page's first 20 images, for at most 2 s", () => {
    const prefetched: Array<number> = []
    const { layer } = setUp(() => page(makeWallets(40)), {
      images: (expected) =>
        Effect.zipRight(
          Effect.sync(() => void prefetched.push(expected.length)),
          Effect.never
        )
    })
    return Effect.gen(function* () {
      yield* dispatch({ _tag: "WalletPageAsked" })
      yield* TestClock.adjust("1999 millis")
      assert.strictEqual((yield* state).wallet.list._tag, "Asking")
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* state).wallet.list._tag, "Arrived")
      assert.strictEqual(prefetched[0], 20)
    }).pipe(Effect.provide(layer))
  })

  it.effect("searches once, 300 ms after the last keystroke, for 100 entries", () => {
    const { requests, layer } = setUp(() => page(makeWallets(1)))
    return Effect.gen(function* () {
      for (const text of ["m", "me", "met "]) {
        yield* dispatch({ _tag: "WalletSearched", text })
        yield* TestClock.adjust("299 millis")
      }
      assert.strictEqual(requests.length, 0)
      yield* TestClock.adjust("1 millis")
      assert.strictEqual((yield* state).wallet.found._tag, "Arrived")
      assert.deepStrictEqual(
        requests.map(({ entries, search }) => [entries, search]),
        [[100, "met"]]
      )
    }).pipe(Effect.provide(layer))
  })

  it.effect("ends the search for an earlier text", () => {
    const { layer } = setUp(({ search }) =>
      Effect.delay(page([wallet(search ?? "")]), search === "slow" ? "10 seconds" : "0 seconds")
    )
    return Effect.gen(function* () {
      yield* dispatch({ _tag: "WalletSearched", text: "slow" })
      yield* TestClock.adjust("1 seconds")
      yield* dispatch({ _tag: "WalletSearched", text: "fast" })
      yield* TestClock.adjust("20 seconds")
      const { found } = (yield* state).wallet
      assert.deepStrictEqual(found._tag === "Arrived" ? found.value.map(({ id }) => id) : [], ["fast"])
    }).pipe(Effect.provide(layer))
  })
})
