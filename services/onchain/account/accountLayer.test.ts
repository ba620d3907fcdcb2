import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { KitEvent } from "../../../core/event.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { answering } from "../../../fixtures/testing/services/answering.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { pageStorage } from "../../../fixtures/testing/services/pageStorage.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { pageAccountLayer } from "./accountLayer.ts"
import { turns } from "../../../fixtures/testing/turns.ts"

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
const shown: KitEvent = { _tag: "Opened", view: { _tag: "Account" } }
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
const over = (world: World, storage = pageStorage(), config: Parameters<typeof testState>[0] = {}) => {
  const { layer, seen } = answering((url) =>
    url.pathname.endsWith("supported-chains")
      ? (world.chains ?? { http: ["eip155:1"], ws: [] })
      : url.pathname.endsWith("balance")
        ? (world.balance ?? { balances: [ether] })
        : (world.rpc ?? { jsonrpc: "2.0", id: 1, result: "0x14d1120d7b160000" })
  )
  const asked = (part: string) => seen.filter(({ pathname }) => pathname.includes(part)).length
  const page = Layer.succeed(Page, { painted: Effect.void, returned: world.returned ?? Effect.never })
  return {
    asked,
    layer: pageAccountLayer("").pipe(
      Layer.provide(Storage.layer(() => storage)),
      Layer.provideMerge(Layer.mergeAll(layer, page, Connectors.layer, Store.layer(testState(config))))
    )
  }
}

/** Lets responses arrive, then advances the clock. */
const pass = (seconds: number) =>
  Effect.gen(function* () {
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => turns())
    for (let i = 0; i < seconds; i++) yield* TestClock.adjust("1 seconds")
    for (let i = 0; i < 12; i++) yield* Effect.promise(() => turns())
    return yield* (yield* Store).state
  })
const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))

describe("balances follow the account that is looked at", () => {
  it.effect("are read from the chain and the chain service when Account opens", () => {
    const { asked, layer } = over({})
    return Effect.gen(function* () {
      yield* dispatch(connected)
      yield* pass(1)
      assert.strictEqual(asked(""), 0)
      yield* dispatch(shown)
      const state = yield* pass(1)
      assert.deepStrictEqual(state.account?.native[account], {
        _tag: "Arrived",
        value: { amount: "1.5", symbol: "ETH" }
      })
      const tokens = state.token?.balances[account]
      assert.deepStrictEqual(tokens?._tag === "Arrived" ? tokens.value.map(({ symbol }) => symbol) : [], ["ETH"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("are served for 30 s without asking again", () => {
    const { asked, layer } = over({})
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      yield* pass(28)
      yield* dispatch({ _tag: "Closed" }, shown)
      yield* pass(0)
      assert.strictEqual(asked("balance"), 1)
      yield* pass(3)
      yield* dispatch({ _tag: "Closed" })
      yield* pass(0)
      yield* dispatch(shown)
      yield* pass(1)
      assert.strictEqual(asked("balance"), 2)
    }).pipe(Effect.provide(layer))
  })

  for (const [name, code, runs] of [
    ["an account that runs a contract's code", `0xef0100${"ab".repeat(20)}`, `0x${"ab".repeat(20)}`],
    ["one without code", "0x", null],
    ["a contract", "0x6001", null]
  ] as const)
    it.effect(`the settings tell of ${name} what it runs, and nobody is asked before they open`, () => {
      const { asked, layer } = over({ rpc: { jsonrpc: "2.0", id: 1, result: code } })
      return Effect.gen(function* () {
        yield* dispatch(connected)
        yield* pass(1)
        assert.strictEqual(asked(""), 0)
        yield* dispatch({ _tag: "Opened", view: { _tag: "AccountSettings" } })
        const state = yield* pass(1)
        assert.strictEqual(state.account?.runs[account], runs)
      }).pipe(Effect.provide(layer))
    })

  it.effect("are asked for anew when the visitor comes back to the page, if they are no longer fresh", () => {
    const { asked, layer } = over({ returned: Effect.sleep("20 seconds") })
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      yield* pass(21)
      assert.strictEqual(asked("balance"), 1)
      yield* pass(20)
      yield* pass(0)
      assert.strictEqual(asked("balance"), 2)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a failed token fetch blocks the next for 30 s and keeps what was known", () => {
    const world: World = {}
    const { asked, layer } = over(world)
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      yield* pass(31)
      world.balance = new Response("", { status: 403 })
      yield* dispatch({ _tag: "Closed" })
      yield* pass(0)
      yield* dispatch(shown)
      const failed = yield* pass(1)
      const tokens = failed.token?.balances[account]
      assert.isTrue(tokens?._tag === "Failed" && tokens.last?.length === 1)
      assert.strictEqual(failed.token?.blockedUntil[account], 61_000)
      yield* dispatch({ _tag: "Closed" })
      yield* pass(0)
      yield* dispatch(shown)
      yield* pass(20)
      assert.strictEqual(asked("balance"), 2)
      world.balance = { balances: [] }
      yield* pass(15)
      yield* dispatch({ _tag: "TokensAsked", account })
      assert.strictEqual((yield* pass(1)).token?.balances[account]?._tag, "Arrived")
      assert.strictEqual(asked("balance"), 3)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a network the chain service does not know gives no tokens and no request for them", () => {
    const { asked, layer } = over({ chains: { http: [], ws: [] } })
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      const state = yield* pass(1)
      assert.deepStrictEqual(state.token?.balances[account], { _tag: "Arrived", value: [] })
      assert.strictEqual(asked("balance"), 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect("a list of networks that cannot be had makes no network unsupported", () => {
    const { layer } = over({ chains: new Response("", { status: 404 }) })
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      const tokens = (yield* pass(2)).token?.balances[account]
      assert.isTrue(tokens?._tag === "Arrived" && tokens.value.length === 1)
    }).pipe(Effect.provide(layer))
  })

  it.effect("F14: absurd tokens are dropped, the others stay", () => {
    const odd = (over: object) => ({ ...ether, ...over })
    const { layer } = over({
      balance: {
        balances: [
          odd({ quantity: { decimals: "18", numeric: "-1" } }),
          odd({ quantity: { decimals: "500", numeric: "1" } }),
          odd({ quantity: { decimals: "0", numeric: "1" } }),
          odd({ chainId: "eip155:0" }),
          odd({ price: -1 }),
          odd({ value: "1e400" }),
          null,
          odd({ symbol: "OK" })
        ]
      }
    })
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      const tokens = (yield* pass(1)).token?.balances[account]
      assert.deepStrictEqual(tokens?._tag === "Arrived" ? tokens.value.map(({ symbol }) => symbol) : [], ["OK"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("a node's own error is told with its code", () => {
    const { layer } = over({ rpc: { jsonrpc: "2.0", id: 1, error: { code: -32000, message: "header not found" } } })
    return Effect.gen(function* () {
      yield* dispatch(connected, shown)
      const native = (yield* pass(1)).account?.native[account]
      assert.deepStrictEqual(native?._tag === "Failed" ? native.error : null, {
        tag: "RpcError",
        code: "rpc.error",
        data: { method: "eth_getBalance", rpcCode: -32000, detail: "header not found" }
      })
    }).pipe(Effect.provide(layer))
  })

  it.effect("on a network that the page does not know nobody is asked, and there are no tokens at once", () => {
    const { asked, layer } = over({}, pageStorage(), { allowUnsupportedChain: true, debug: true })
    const elsewhere = `eip155:56:${address}` as const
    return Effect.gen(function* () {
      yield* dispatch({ ...connected, connection: { ...connected.connection, network: "eip155:56" } }, shown)
      const { modal, token } = yield* pass(0)
      assert.deepStrictEqual(token?.balances[elsewhere], { _tag: "Arrived", value: [] })
      assert.strictEqual(modal.toast?.kind === "error" && modal.toast.error.tag, "TokenBalanceUnavailable")
      assert.strictEqual(asked(""), 0)
    }).pipe(Effect.provide(layer))
  })

  it.effect(
    "what an earlier visit was told less than 30 s ago is shown at once, and nobody is asked; then it is not shown any more",
    () => {
      const storage = pageStorage()
      const first = over({}, storage),
        second = over({}, storage),
        third = over({ rpc: { jsonrpc: "2.0", id: 1, result: "0x0" } }, storage)
      const opened = (seconds: number) => Effect.zipRight(dispatch(connected, shown), pass(seconds))
      return Effect.gen(function* () {
        yield* Effect.provide(opened(0), first.layer)
        yield* TestClock.adjust("29 seconds")
        const { account: its, token } = yield* Effect.provide(opened(0), second.layer)
        assert.deepStrictEqual(
          [its?.native[account], token?.balances[account]?._tag],
          [{ _tag: "Arrived", value: { amount: "1.5", symbol: "ETH" } }, "Arrived"]
        )
        assert.strictEqual(second.asked(""), 0)
        yield* TestClock.adjust("1 seconds")
        yield* Effect.provide(
          Effect.gen(function* () {
            yield* dispatch(connected, shown)
            const waiting = yield* Effect.flatMap(Store, (store) => Effect.zipRight(Effect.yieldNow(), store.state))
            assert.deepStrictEqual(waiting.account?.native[account], { _tag: "Asking", last: undefined })
            assert.deepStrictEqual((yield* pass(0)).account?.native[account], {
              _tag: "Arrived",
              value: { amount: "0", symbol: "ETH" }
            })
          }),
          third.layer
        )
        assert.strictEqual(third.asked("balance"), 1)
      })
    }
  )
})
