import type { Frame } from "../frame/createFrame.ts"

/**
 * Reopens the dialog so that the page behind it is inert or not: a wallet that is being asked may draw inside the page.
 * In both ways one scrim of one darkness lies over the page, Tab stays inside, and the focus where it was. A modal that is part of the page is
 * left unchanged.
 */
export const setInert = ({ attach, dialog, onLeave, shadow }: Frame, inert: boolean): void => {
  if (dialog.open) attach() // only a dialog in the document can open as a modal one
  if (!dialog.open) dialog.ariaModal = null // it opens as the browser's own modal
  if (dialog.style.position === "static" || !dialog.open || !dialog.ariaModal === inert) return
  const scrim = shadow.querySelector<HTMLElement>(".scrim")
  const focused = shadow.activeElement
  dialog.dataset["steady"] = "" // neither the dialog nor the scrim comes in again
  dialog.close()
  if (inert) dialog.showModal()
  else dialog.show()
  dialog.ariaModal = inert ? null : "true"
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (scrim !== null) scrim.onclick = onLeave
  requestAnimationFrame(() => requestAnimationFrame(() => delete dialog.dataset["steady"]))
}

/** Keeps Tab inside a dialog that is not the browser's own modal: from the last control to the first, and back. */
export const keepTabInside = ({ dialog }: Frame, event: KeyboardEvent): void => {
  if (event.key !== "Tab" || !dialog.ariaModal || dialog.style.position === "static") return
  const stops = [...dialog.querySelectorAll<HTMLElement>("a[href], button, input")].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled")
  )
  const at = stops.findIndex((stop) => stop.matches(":focus"))
  const to = event.shiftKey ? (at <= 0 ? stops.at(-1) : undefined) : at === stops.length - 1 ? stops[0] : undefined
  if (to === undefined) return
  event.preventDefault()
  to.focus()
}
