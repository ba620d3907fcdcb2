import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import { connectionStart } from "../../../core/wallets/connection/state.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { swapAccount as account, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import type { KitEvent } from "../../../core/event.ts"
import { Store } from "../../foundation/store/Store.ts"
import { swapService } from "../../../fixtures/testing/services/swapService.ts"
import { testState } from "../../../fixtures/testing/services/testState.ts"
import { swapLayer } from "./swapLayer.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"

const provideRoom = (answers: Readonly<Record<string, unknown>> = {}) => {
  const { paths: calledPaths, calls } = swapService(answers)
  const state = { ...testState(), connection: connectionStart([sampleConnection("w")]) }
  return { calledPaths, layer: swapLayer.pipe(Layer.provideMerge(Layer.merge(calls, Store.layer(state)))) }
}
const dispatch = (...events: ReadonlyArray<KitEvent>) => Effect.flatMap(Store, (store) => store.dispatch(...events))
const swapNow = Effect.map(Store, (store) => store.getState().swap)
/** Lets responses arrive, then advances the clock by tenths of a second. */
const advance = (tenths: number) =>
  Effect.gen(function* () {
    for (let i = 0; i < tenths; i++) {
      for (let j = 0; j < 8; j++) yield* Effect.promise(() => passTurns())
      yield* TestClock.adjust("100 millis")
    }
    for (let j = 0; j < 8; j++) yield* Effect.promise(() => passTurns())
  })
const typeAmount = (amount: string): KitEvent => ({ _tag: "SwapAmountTyped", amount })
const selectTokens: ReadonlyArray<KitEvent> = [
  { _tag: "SwapSourceChosen", token: usdc },
  { _tag: "SwapTargetChosen", token: weth }
]

describe("swapLayer", () => {
  it.effect("sets the active account, lists tokens, and quotes when typing pauses", () => {
    const { calledPaths, layer } = provideRoom()
    return Effect.gen(function* () {
      yield* advance(1)
      assert.strictEqual((yield* swapNow)?.form.account, account)
      yield* dispatch({ _tag: "SwapTokensAsked", network: "eip155:1" }, ...selectTokens)
      for (const amount of ["1", "10", "100"]) {
        yield* dispatch(typeAmount(amount))
        yield* advance(1)
      }
      assert.deepStrictEqual(calledPaths, ["tokens"])
      yield* advance(4)
      const swap = yield* swapNow
      assert.deepInclude(swap?.quote, { _tag: "Arrived" })
      assert.strictEqual(swap?.quote._tag === "Arrived" ? swap.quote.value.received : "", "0.03988")
      assert.strictEqual(swap?.tokens["eip155:1"]?._tag, "Arrived")
      assert.deepStrictEqual([...calledPaths].sort(), ["allowance", "gas-price", "price", "quotes", "tokens"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("cancels the pending quote when the amount is cleared", () => {
    const { calledPaths, layer } = provideRoom()
    return Effect.gen(function* () {
      yield* advance(1)
      yield* dispatch(...selectTokens, typeAmount("100"))
      yield* advance(2)
      yield* dispatch(typeAmount(""))
      yield* advance(5)
      assert.deepStrictEqual([(yield* swapNow)?.quote._tag, calledPaths], ["Unasked", []])
    }).pipe(Effect.provide(layer))
  })

  it.effect("requests the quote again after an approval, with the new allowance", () => {
    const { layer } = provideRoom({ allowance: (nth: number) => ({ allowance: nth === 1 ? "0" : "100000000" }) })
    return Effect.gen(function* () {
      yield* advance(1)
      yield* dispatch(...selectTokens, typeAmount("100"))
      yield* advance(4)
      const before = yield* swapNow
      const allowed = { spender: "0x1", amountUnits: "100000000" }
      if (before?.quote._tag !== "Arrived") return yield* Effect.dieMessage("no quote")
      yield* dispatch({ _tag: "SwapProving", quote: before.quote.value })
      yield* dispatch({ _tag: "SwapApproving", ...allowed, nth: 1, of: 1 })
      yield* dispatch({ _tag: "SwapApproved", ...allowed, hash: "0x1" })
      yield* dispatch({ _tag: "SwapPhaseLeft" })
      yield* advance(4)
      const after = yield* swapNow
      assert.deepStrictEqual(
        [before, after].map((swap) => (swap?.quote._tag === "Arrived" ? swap.quote.value.approval : "")),
        ["needed", "not-needed"]
      )
    }).pipe(Effect.provide(layer))
  })

  it.scoped("reports failed tokens as a toast, and a failed quote in the view", () => {
    const { layer } = provideRoom({ tokens: () => new Response("", { status: 403 }), quotes: { quotes: [] } })
    return Effect.gen(function* () {
      const store = yield* Store
      const toasts: Array<string> = []
      yield* store.subscribe(
        (_, batch) =>
          void toasts.push(
            ...batch.flatMap((event) =>
              event._tag === "ToastShown" && event.toast.kind === "error" ? [event.toast.error.tag] : []
            )
          )
      )
      yield* advance(1)
      yield* dispatch({ _tag: "SwapTokensAsked", network: "eip155:1" }, ...selectTokens, typeAmount("100"))
      yield* advance(5)
      const swap = yield* swapNow
      assert.deepStrictEqual(toasts, ["SwapNotStarted"])
      assert.strictEqual(swap?.tokens["eip155:1"]?._tag, "Failed")
      assert.deepStrictEqual(swap?.quote, {
        _tag: "Failed",
        error: { tag: "InsufficientLiquidity", code: "swap.insufficient-liquidity", data: {} },
        last: undefined
      })
    }).pipe(Effect.provide(layer))
  })
})
