import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/TestClock"
import type { Toast } from "../../../core/kit/modal/events.ts"
import type { ToastKey } from "../../../core/foundation/text/toasts.ts"
import type { KitEvent } from "../../../core/event.ts"
import { sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { Store } from "../../foundation/store/Store.ts"
import { dispatch, settled, state } from "../../../fixtures/testing/services/connectedKit.ts"
import { modalTimersLayer } from "./timers.ts"

const layer = Layer.suspend(() => Layer.provideMerge(modalTimersLayer, Store.layer(sampleState())))
const opened: KitEvent = { _tag: "Opened", view: { _tag: "Connect" } }
const toast = (key: ToastKey, kind: "success" | "loading" = "success"): KitEvent => ({
  _tag: "ToastShown",
  toast: { kind, key }
})
const visibleToast = Effect.map(state, ({ modal }): string | null => getKey(modal.toast))
const getKey = (toast: Toast | null): string | null => (toast === null || !("key" in toast) ? null : toast.key)
const wait = (millis: number) => Effect.zipRight(settled, TestClock.adjust(millis))

describe("modalTimersLayer", () => {
  it.effect("ends a shake after 500 ms", () =>
    Effect.gen(function* () {
      yield* dispatch(opened, { _tag: "Shaken" })
      yield* wait(499)
      assert.isTrue((yield* state).modal.shake)
      yield* wait(1)
      assert.isFalse((yield* state).modal.shake)
    }).pipe(Effect.provide(layer))
  )

  it.effect("restarts the 500 ms when the card is shaken again", () =>
    Effect.gen(function* () {
      yield* dispatch(opened, { _tag: "Shaken" })
      yield* wait(300)
      yield* dispatch({ _tag: "Shaken" })
      yield* wait(499)
      assert.isTrue((yield* state).modal.shake)
      yield* wait(1)
      assert.isFalse((yield* state).modal.shake)
    }).pipe(Effect.provide(layer))
  )

  it.effect("keeps the next shake when the shake of a closed modal would end", () =>
    Effect.gen(function* () {
      yield* dispatch(opened, { _tag: "Shaken" })
      yield* wait(400)
      yield* dispatch({ _tag: "Closed" })
      yield* wait(0)
      yield* dispatch(opened, { _tag: "Shaken" })
      yield* wait(499)
      assert.isTrue((yield* state).modal.shake)
    }).pipe(Effect.provide(layer))
  )

  it.effect("ends a toast after 2750 ms", () =>
    Effect.gen(function* () {
      yield* dispatch(toast("toast.linkCopied"))
      yield* wait(2749)
      assert.strictEqual(yield* visibleToast, "toast.linkCopied")
      yield* wait(1)
      assert.strictEqual(yield* visibleToast, null)
    }).pipe(Effect.provide(layer))
  )

  it.effect("replaces a toast by a second one after 150 ms, for its whole time", () =>
    Effect.gen(function* () {
      yield* dispatch(toast("toast.linkCopied"))
      yield* wait(2000)
      yield* dispatch(toast("toast.addressCopied"))
      assert.strictEqual(yield* visibleToast, null)
      yield* wait(149)
      assert.strictEqual(yield* visibleToast, null)
      yield* wait(1)
      assert.strictEqual(yield* visibleToast, "toast.addressCopied")
      yield* wait(2749)
      assert.strictEqual(yield* visibleToast, "toast.addressCopied")
      yield* wait(1)
      assert.strictEqual(yield* visibleToast, null)
    }).pipe(Effect.provide(layer))
  )

  it.effect("keeps a toast about work in progress until it is closed", () =>
    Effect.gen(function* () {
      yield* dispatch(toast("toast.linkCopied", "loading"))
      yield* wait(60_000)
      assert.strictEqual(yield* visibleToast, "toast.linkCopied")
      yield* dispatch({ _tag: "ToastClosed" })
      assert.strictEqual(yield* visibleToast, null)
    }).pipe(Effect.provide(layer))
  )

  const events: ReadonlyArray<KitEvent> = [
    { _tag: "Connected", connection: sampleConnection("w"), restored: false },
    { _tag: "Opened", view: { _tag: "SwitchNetwork" } },
    { _tag: "NetworkSwitchStarted", to: "eip155:137" }
  ]
  const views = Effect.map(state, ({ modal }) => modal.history.length)
  const makeFailed = (tag: string): KitEvent => ({
    _tag: "NetworkSwitchFailed",
    to: "eip155:137",
    error: { ...sampleFailure, tag }
  })

  it.effect("shows a pending switch in its row for 3 s, then in the whole view", () =>
    Effect.gen(function* () {
      yield* dispatch(...events)
      yield* wait(2_999)
      assert.strictEqual(yield* views, 1)
      yield* wait(1)
      assert.strictEqual(yield* views, 2)
    }).pipe(Effect.provide(layer))
  )

  it.effect("opens no waiting view for a switch that was answered", () =>
    Effect.gen(function* () {
      yield* dispatch(...events)
      yield* wait(2_000)
      yield* dispatch(
        { _tag: "NetworkSwitched", to: "eip155:137" },
        { _tag: "Opened", view: { _tag: "SwitchNetwork" } }
      )
      yield* wait(30_000)
      assert.strictEqual(yield* views, 1)
    }).pipe(Effect.provide(layer))
  )

  it.effect("keeps a refusal in its row for 4 s, and any other failure longer", () =>
    Effect.gen(function* () {
      yield* dispatch(...events, makeFailed("SwitchRejected"))
      yield* wait(3_999)
      assert.strictEqual((yield* state).chain.switching?._tag, "Failed")
      yield* wait(1)
      assert.isNull((yield* state).chain.switching)
      yield* dispatch(...events, makeFailed("SwitchFailed"))
      yield* wait(30_000)
      assert.strictEqual((yield* state).chain.switching?._tag, "Failed")
    }).pipe(Effect.provide(layer))
  )
})
