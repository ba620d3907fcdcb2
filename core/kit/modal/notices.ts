import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import type { ModalEvent, ModalState } from "./events.ts"

type NoticeEvent = EventOf<
  ModalEvent,
  "Shaken" | "ShakeEnded" | "ToastShown" | "ToastClosed" | "AlertRaised" | "AlertShown" | "AlertClosed"
>

/**
 * Steps the parts of the modal that draw attention: the shake, the toast and the alert. Toasts of failures appear only
 * with `isDebug`.
 */
export const stepNotices = (modal: ModalState, event: NoticeEvent | OtherEvent, isDebug: boolean): ModalState => {
  switch (event._tag) {
    case "Shaken":
      return modal.open ? shake(modal) : modal
    case "ShakeEnded":
      return modal.shake ? { ...modal, shake: false } : modal
    case "ToastShown":
      return event.toast.kind === "error" && !isDebug
        ? modal
        : modal.toast === null && modal.nextToast === null
          ? { ...modal, toast: event.toast }
          : { ...modal, toast: null, nextToast: event.toast }
    case "ToastClosed":
      return modal.nextToast !== null
        ? { ...modal, toast: modal.nextToast, nextToast: null }
        : modal.toast === null
          ? modal
          : { ...modal, toast: null }
    case "AlertRaised":
      return modal.raised.some(({ key }) => key === event.key)
        ? modal
        : { ...modal, raised: [...modal.raised, { key: event.key, facts: event.facts }] }
    case "AlertShown":
      return { ...modal, alert: event.alert }
    case "AlertClosed":
      return modal.alert === null ? modal : { ...modal, alert: null }
    default:
      return modal
  }
}

/** Shakes the card, or starts the 500 ms of a shake again. */
export const shake = (modal: ModalState): ModalState => ({ ...modal, shake: true, shakes: modal.shakes + 1 })
