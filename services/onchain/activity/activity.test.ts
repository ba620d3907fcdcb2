import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Store } from "../../foundation/store/Store.ts"
import { keepLoggedLines } from "../../../fixtures/testing/services/loggedLines.ts"
import { makeAnswering, testSettings } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { Activity } from "./Activity.ts"
import { activityLayer } from "./activityLayer.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const metadata = {
  operationType: "send",
  hash: "0x1",
  chain: "eip155:1",
  minedAt: "2025-03-01T12:00:00.000Z",
  sentFrom: "0xa",
  sentTo: "0xb",
  status: "confirmed",
  nonce: 1
}
const coin = {
  fungible_info: { name: "Ether", symbol: "ETH", icon: { url: "https://x.test/eth" } },
  direction: "out",
  quantity: { numeric: "1.5" },
  value: 1,
  price: 2
}
const nft = (is_spam: boolean) => ({
  nft_info: { name: "Key 1", content: { preview: { url: "http://x.test/p" } }, flags: { is_spam } },
  direction: "in",
  quantity: { numeric: "1" },
  value: null
})
const writeItem = (id: string, overrides: object = {}, metadataOverrides: object = {}) => ({
  id,
  metadata: { ...metadata, ...metadataOverrides },
  transfers: [coin],
  ...overrides
})

const provideActivity = (
  answer: (url: URL, nth: number) => unknown,
  chains: unknown = { http: ["eip155:1"] },
  settings = testSettings
) => {
  const { layer, seen } = makeAnswering(
    (url, _, nth) => (url.pathname.endsWith("supported-chains") ? chains : answer(url, nth)),
    settings
  )
  const pages = () => seen.filter(({ pathname }) => pathname.endsWith("/history"))
  return { pages, calls: layer, layer: Activity.layer.pipe(Layer.provide(SupportedChains.layer), Layer.provide(layer)) }
}
const page = (cursor: string | null = null) => Effect.flatMap(Activity, (activity) => activity.page(account, cursor))
/** Lets responses arrive, then advances the clock. */
const advance = (seconds: number) =>
  Effect.gen(function* () {
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => passTurns())
    for (let i = 0; i < seconds; i++) yield* TestClock.adjust("1 seconds")
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => passTurns())
  })

describe("Activity.page", () => {
  for (const [data, lines] of [
    [[writeItem("a")], []],
    [[writeItem("a"), null, 7], ["history.page: 2 of 3 transactions were malformed"]]
  ] as const) {
    it.effect(`logs only dropped transactions: ${JSON.stringify(lines)}`, () => {
      const log = keepLoggedLines()
      return Effect.gen(function* () {
        yield* page()
        assert.deepStrictEqual(log.lines, [...lines])
      }).pipe(Effect.provide(Layer.merge(provideActivity(() => ({ data, next: null })).layer, log.layer)))
    })
  }

  it.effect("returns the service's transactions in the kit's format", () => {
    const { layer, pages } = provideActivity(() => ({
      data: [writeItem("a"), writeItem("b", { transfers: [nft(false)] })],
      next: "c2"
    }))
    return Effect.gen(function* () {
      const {
        next,
        transactions: [first, second]
      } = yield* page()
      assert.strictEqual(next, "c2")
      assert.deepStrictEqual(first, {
        id: "a",
        hash: "0x1",
        network: "eip155:1",
        operation: "send",
        status: "confirmed",
        from: "0xa",
        to: "0xb",
        minedAt: Date.UTC(2025, 2, 1, 12),
        transfers: [
          {
            asset: "token",
            name: "Ether",
            symbol: "ETH",
            iconUrl: "https://x.test/eth",
            direction: "out",
            quantity: "1.5",
            spam: false
          }
        ]
      })
      assert.deepStrictEqual(second?.transfers, [
        { asset: "nft", name: "Key 1", symbol: "", iconUrl: "", direction: "in", quantity: "1", spam: false }
      ])
      const [request] = pages()
      assert.strictEqual(request?.pathname, "/v1/account/0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266/history")
      assert.deepStrictEqual(Object.fromEntries(request?.searchParams ?? []), {
        chainId: "eip155:1",
        projectId: "p1",
        st: "appkit",
        sv: "test"
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests the page of a cursor", () => {
    const { layer, pages } = provideActivity(() => ({ data: [], next: null }))
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* page("c2"), { transactions: [], next: null })
      assert.strictEqual(pages()[0]?.searchParams.get("cursor"), "c2")
    }).pipe(Effect.provide(layer))
  })

  it.effect("drops spam, other networks and malformed transactions", () => {
    const { layer } = provideActivity(() => ({
      data: [
        writeItem("spam", { transfers: [nft(true)] }),
        writeItem("polygon", {}, { chain: "eip155:137" }),
        writeItem("when", {}, { minedAt: "soon" }),
        writeItem("absurd", { transfers: [{ ...coin, quantity: { numeric: "-1" } }] }),
        writeItem("odd", {}, { status: "maybe" }),
        null,
        writeItem("partly", { transfers: [nft(true), coin] }),
        writeItem("none", { transfers: [] })
      ]
    }))
    return Effect.gen(function* () {
      const { next, transactions } = yield* page()
      assert.deepStrictEqual([next, transactions.map(({ id }) => id)], [null, ["partly", "none"]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("shares one request among simultaneous callers and caches nothing", () => {
    const { layer, pages } = provideActivity(() => ({ data: [writeItem("a")], next: null }))
    return Effect.gen(function* () {
      yield* Effect.all(
        Array.from({ length: 10 }, () => page()),
        { concurrency: "unbounded" }
      )
      assert.strictEqual(pages().length, 1)
      yield* page()
      assert.strictEqual(pages().length, 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("returns an empty history without a request on a network that the service does not support", () => {
    const { layer, pages } = provideActivity(() => ({ data: [writeItem("a")] }), { http: [] })
    return Effect.gen(function* () {
      assert.deepStrictEqual(yield* page(), { transactions: [], next: null, isUncovered: true })
      assert.strictEqual(pages().length, 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    new Response("", { status: 403 }),
    { data: {} },
    new Response("<html>", { headers: { "content-type": "text/html" } })
  ])("fails with TransactionsFailed when the history cannot be loaded (%#)", (answer) =>
    Effect.gen(function* () {
      const error = yield* Effect.flip(page())
      assert.deepStrictEqual([error._tag, error.message], ["TransactionsFailed", "Failed to fetch transactions"])
    }).pipe(Effect.provide(provideActivity(() => answer).layer))
  )

  it.effect("fails with NoEndpoint without a chain service", () =>
    Effect.gen(function* () {
      assert.strictEqual((yield* Effect.flip(page()))._tag, "NoEndpoint")
    }).pipe(
      Effect.provide(
        provideActivity(() => ({}), undefined, { ...testSettings, endpoints: { api: "https://api.test" } }).layer
      )
    )
  )
})

describe("activityLayer", () => {
  const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))
  const askForPage = (cursor: string | null): KitEvent => ({ _tag: "ActivityAsked", account, cursor })
  const provideRoom = (answer: (url: URL) => unknown) => {
    const { calls } = provideActivity(answer)
    return activityLayer.pipe(Layer.provideMerge(Layer.merge(calls, Store.layer(testState()))))
  }

  it.effect("adds page after page", () =>
    Effect.gen(function* () {
      const store = yield* Store
      yield* dispatch(askForPage(null))
      yield* advance(1)
      yield* dispatch(askForPage("c2"))
      yield* advance(1)
      const history = store.getState().activity?.histories[account]
      assert.strictEqual(history?._tag, "Arrived")
      assert.deepStrictEqual(history?._tag === "Arrived" ? history.value.transactions.map(({ id }) => id) : [], [
        "a",
        "b"
      ])
    }).pipe(
      Effect.provide(
        provideRoom((url) =>
          url.searchParams.has("cursor")
            ? { data: [writeItem("b")], next: null }
            : { data: [writeItem("a")], next: "c2" }
        )
      )
    )
  )

  it.scoped("shows a toast after a failure and treats the history as empty", () =>
    Effect.gen(function* () {
      const store = yield* Store
      const tags: Array<string> = []
      yield* store.subscribe(
        (_, batch) =>
          void tags.push(
            ...batch.map((event) => (event._tag === "ToastShown" ? JSON.stringify(event.toast) : event._tag))
          )
      )
      yield* dispatch(askForPage(null))
      yield* advance(1)
      const history = store.getState().activity?.histories[account]
      const error = { tag: "TransactionsFailed", code: "activity.failed", data: {} }
      assert.deepStrictEqual(history, { _tag: "Failed", error, last: { transactions: [], next: null } })
      assert.deepStrictEqual(tags, ["ActivityAsked", "ActivityFailed", JSON.stringify({ kind: "error", error })])
    }).pipe(Effect.provide(provideRoom(() => new Response("", { status: 403 }))))
  )
})
