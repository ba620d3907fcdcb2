import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { KitEvent } from "../../../core/event.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Ends the modal's timed parts: the shake after 500 ms, a toast after its time, the pause between two toasts, and the
 * state of a switch in a network's row. docs/spec/kit.md#modal-shake, docs/spec/kit.md#modal-toasts,
 * docs/spec/wallets.md#active-network-switching.
 */
export const modalTimersLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const shaking = yield* FiberHandle.make()
    const toasting = yield* FiberHandle.make()
    const switching = yield* FiberHandle.make()
    const dispatchAfter = (handle: typeof shaking, wait: number, event: KitEvent) =>
      FiberHandle.run(handle, Effect.delay(store.dispatch(event), wait))

    yield* follow(
      ({ modal }) => (modal.shake ? modal.shakes : 0),
      (shakes) =>
        shakes > 0 ? dispatchAfter(shaking, millis.shake, { _tag: "ShakeEnded" }) : FiberHandle.clear(shaking)
    )
    yield* follow(
      ({ modal }) => ({ toast: modal.toast, next: modal.nextToast }),
      ({ next, toast }) =>
        next !== null
          ? dispatchAfter(toasting, millis.toastSwitch, { _tag: "ToastClosed" })
          : toast === null || toast.kind === "loading"
            ? FiberHandle.clear(toasting)
            : dispatchAfter(toasting, millis.toastShown, { _tag: "ToastClosed" }),
      (a, b) => a.toast === b.toast && a.next === b.next
    )
    yield* follow(
      ({ chain }) => chain.switching,
      (now) =>
        now?._tag === "Asking"
          ? dispatchAfter(switching, millis.switchInRow, { _tag: "NetworkSwitchLasted", to: now.to })
          : now?.error.tag === "SwitchRejected"
            ? dispatchAfter(switching, millis.refusalInRow, { _tag: "NetworkRefusalEnded", to: now.to })
            : FiberHandle.clear(switching)
    )
  })
)
