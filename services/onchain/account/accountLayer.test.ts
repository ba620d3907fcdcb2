import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { makeAnswering } from "../../../fixtures/testing/services/makeAnswering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { pageStorage } from "../../../fixtures/testing/services/pageStorage.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { pageAccountLayer } from "./accountLayer.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const address = "0x1111111111111111111111111111111111111111"
const account = `eip155:1:${address}` as const
const connected = {
  _tag: "Connected",
  restored: false,
  connection: {
    connectorId: "w",
    namespace: "eip155",
    accounts: [{ address }],
    network: "eip155:1",
    name: "W",
    icon: ""
  }
} as const satisfies KitEvent
const openAccount: KitEvent = { _tag: "Opened", view: { _tag: "Account" } }
const ether = {
  name: "Ether",
  symbol: "ETH",
  chainId: "eip155:1",
  price: 2000,
  value: 3000,
  quantity: { decimals: "18", numeric: "1.5" },
  iconUrl: ""
}

interface World {
  returned?: Effect.Effect<void>
  chains?: unknown
  balance?: unknown
  rpc?: unknown
}
const provideAccount = (world: World, storage = pageStorage(), config: Parameters<typeof testState>[0] = {}) => {
  const { layer, seen } = makeAnswering((url) =>
    url.pathname.endsWith("supported-chains")
      ? (world.chains ?? { http: ["eip155:1"], ws: [] })
      : url.pathname.endsWith("balance")
        ? (world.balance ?? { balances: [ether] })
        : (world.rpc ?? { jsonrpc: "2.0", id: 1, result: "0x14d1120d7b160000" })
  )
  const countRequests = (part: string) => seen.filter(({ pathname }) => pathname.includes(part)).length
  const page = Layer.succeed(Page, { painted: Effect.void, returned: world.returned ?? Effect.never })
  return {
    countRequests,
    layer: pageAccountLayer("").pipe(
      Layer.provide(Storage.layer(() => storage)),
      Layer.provideMerge(Layer.mergeAll(layer, page, Connectors.layer, Store.layer(testState(config))))
    )
  }
}

/** Lets responses arrive, then advances the clock. */
const advance = (seconds: number) =>
  Effect.gen(function* () {
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => passTurns())
    for (let i = 0; i < seconds; i++) yield* TestClock.adjust("1 seconds")
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => passTurns())
    return yield* (yield* Store).state
  })
const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

describe("accountLayer", () => {
  it.effect("reads balances from the chain and the chain service when Account opens", () => {
    const { countRequests, layer } = provideAccount({})
    return Effect.gen(function* () {
      yield* dispatch(connected)
      yield* advance(1)
      assert.strictEqual(countRequests(""), 0)
      yield* dispatch(openAccount)
      const state = yield* advance(1)
      assert.deepStrictEqual(state.account?.native[account], {
        _tag: "Arrived",
        value: { amount: "1.5", symbol: "ETH" }
      })
      const tokens = state.token?.balances[account]
      assert.deepStrictEqual(tokens?._tag === "Arrived" ? tokens.value.map(({ symbol }) => symbol) : [], ["ETH"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("serves balances for 30 s without further requests", () => {
    const { countRequests, layer } = provideAccount({})
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      yield* advance(28)
      yield* dispatch({ _tag: "Closed" }, openAccount)
      yield* advance(0)
      assert.strictEqual(countRequests("balance"), 1)
      yield* advance(3)
      yield* dispatch({ _tag: "Closed" })
      yield* advance(0)
      yield* dispatch(openAccount)
      yield* advance(1)
      assert.strictEqual(countRequests("balance"), 2)
    }).pipe(Effect.provide(layer))
  })

  for (const [name, code, runs] of [
    ["an account that runs a contract's code", `0xef0100${"ab".repeat(20)}`, `0x${"ab".repeat(20)}`],
    ["one without code", "0x", null],
    ["a contract", "0x6001", null]
  ] as const)
    it.effect(`reads the contract code of ${name} when the settings open, not before`, () => {
      const { countRequests, layer } = provideAccount({ rpc: { jsonrpc: "2.0", id: 1, result: code } })
      return Effect.gen(function* () {
        yield* dispatch(connected)
        yield* advance(1)
        assert.strictEqual(countRequests(""), 0)
        yield* dispatch({ _tag: "Opened", view: { _tag: "AccountSettings" } })
        const state = yield* advance(1)
        assert.strictEqual(state.account?.runs[account], runs)
      }).pipe(Effect.provide(layer))
    })

  it.effect("requests balances that are no longer fresh when the visitor returns to the page", () => {
    const { countRequests, layer } = provideAccount({ returned: Effect.sleep("20 seconds") })
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      yield* advance(21)
      assert.strictEqual(countRequests("balance"), 1)
      yield* advance(20)
      yield* advance(0)
      assert.strictEqual(countRequests("balance"), 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("blocks token requests for 30 s after a failure and keeps the previous tokens", () => {
    const world: World = {}
    const { countRequests, layer } = provideAccount(world)
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      yield* advance(31)
      world.balance = new Response("", { status: 403 })
      yield* dispatch({ _tag: "Closed" })
      yield* advance(0)
      yield* dispatch(openAccount)
      const failed = yield* advance(1)
      const tokens = failed.token?.balances[account]
      assert.isTrue(tokens?._tag === "Failed" && tokens.last?.length === 1)
      assert.strictEqual(failed.token?.blockedUntil[account], 61_000)
      yield* dispatch({ _tag: "Closed" })
      yield* advance(0)
      yield* dispatch(openAccount)
      yield* advance(20)
      assert.strictEqual(countRequests("balance"), 2)
      world.balance = { balances: [] }
      yield* advance(15)
      yield* dispatch({ _tag: "TokensAsked", account })
      assert.strictEqual((yield* advance(1)).token?.balances[account]?._tag, "Arrived")
      assert.strictEqual(countRequests("balance"), 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("shows no tokens and sends no request on a network that the chain service does not support", () => {
    const { countRequests, layer } = provideAccount({ chains: { http: [], ws: [] } })
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      const state = yield* advance(1)
      assert.deepStrictEqual(state.token?.balances[account], { _tag: "Arrived", value: [] })
      assert.strictEqual(countRequests("balance"), 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("treats every network as supported if the list of networks cannot be loaded", () => {
    const { layer } = provideAccount({ chains: new Response("", { status: 404 }) })
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      const tokens = (yield* advance(2)).token?.balances[account]
      assert.isTrue(tokens?._tag === "Arrived" && tokens.value.length === 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("F14: drops malformed tokens and keeps the others", () => {
    const withOverrides = (overrides: object) => ({ ...ether, ...overrides })
    const { layer } = provideAccount({
      balance: {
        balances: [
          withOverrides({ quantity: { decimals: "18", numeric: "-1" } }),
          withOverrides({ quantity: { decimals: "500", numeric: "1" } }),
          withOverrides({ quantity: { decimals: "0", numeric: "1" } }),
          withOverrides({ chainId: "eip155:0" }),
          null,
          withOverrides({ symbol: "OK" })
        ]
      }
    })
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      const tokens = (yield* advance(1)).token?.balances[account]
      assert.deepStrictEqual(tokens?._tag === "Arrived" ? tokens.value.map(({ symbol }) => symbol) : [], ["OK"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("reports a node's error with its code", () => {
    const { layer } = provideAccount({
      rpc: { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "header not found" } }
    })
    return Effect.gen(function* () {
      yield* dispatch(connected, openAccount)
      const native = (yield* advance(1)).account?.native[account]
      assert.deepStrictEqual(native?._tag === "Failed" ? native.error : null, {
        tag: "RpcError",
        code: "rpc.error",
        data: { method: "eth_getBalance", rpcCode: -32000, detail: "header not found" }
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("sends no requests on a network that is not configured, and reports that tokens are unavailable", () => {
    const { countRequests, layer } = provideAccount({}, pageStorage(), { allowUnsupportedChain: true, debug: true })
    const unsupportedAccount = `eip155:56:${address}` as const
    return Effect.gen(function* () {
      yield* dispatch({ ...connected, connection: { ...connected.connection, network: "eip155:56" } }, openAccount)
      const { modal, token } = yield* advance(0)
      assert.deepStrictEqual(token?.balances[unsupportedAccount], { _tag: "Arrived", value: [] })
      assert.strictEqual(modal.toast?.kind === "error" && modal.toast.error.tag, "TokenBalanceUnavailable")
      assert.strictEqual(countRequests(""), 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("shows balances stored less than 30 s ago without requests, and no older ones", () => {
    const storage = pageStorage()
    const first = provideAccount({}, storage),
      second = provideAccount({}, storage),
      third = provideAccount({ rpc: { jsonrpc: "2.0", id: 1, result: "0x0" } }, storage)
    const open = (seconds: number) => Effect.zipRight(dispatch(connected, openAccount), advance(seconds))
    return Effect.gen(function* () {
      yield* Effect.provide(open(0), first.layer)
      yield* TestClock.adjust("29 seconds")
      const { account: state, token } = yield* Effect.provide(open(0), second.layer)
      assert.deepStrictEqual(
        [state?.native[account], token?.balances[account]?._tag],
        [{ _tag: "Arrived", value: { amount: "1.5", symbol: "ETH" } }, "Arrived"]
      )
      assert.strictEqual(second.countRequests(""), 0)
      yield* TestClock.adjust("1 seconds")
      yield* Effect.provide(
        Effect.gen(function* () {
          yield* dispatch(connected, openAccount)
          const pending = yield* Effect.flatMap(Store, (store) => Effect.zipRight(Effect.yieldNow(), store.state))
          assert.deepStrictEqual(pending.account?.native[account], { _tag: "Asking", last: undefined })
          assert.deepStrictEqual((yield* advance(0)).account?.native[account], {
            _tag: "Arrived",
            value: { amount: "0", symbol: "ETH" }
          })
        }),
        third.layer
      )
      assert.strictEqual(third.countRequests("balance"), 1)
    })
  })
})
