import type { Frame } from "../frame/createFrame.ts"

/**
 * Reopens the dialog with or without making the page behind it inert: a wallet may show its prompt inside the page. In
 * both modes the page is covered by one scrim, Tab stays inside the dialog, and the focus does not move. A modal that is
 * part of the page is not changed.
 */
export const setInert = ({ attach, dialog, onLeave, shadow }: Frame, inert: boolean): void => {
  if (dialog.style.position === "static") return
  if (dialog.open) attach() // only a dialog in the document can open as a modal one
  if (!dialog.open) dialog.ariaModal = null // it opens as a modal dialog
  if (!dialog.open || !dialog.ariaModal === inert) return
  const scrim = shadow.querySelector<HTMLElement>(".scrim")
  const focused = shadow.activeElement
  dialog.dataset["steady"] = "" // keeps it displayed, so that no animation starts again
  dialog.close()
  if (inert) dialog.showModal()
  else dialog.show()
  dialog.ariaModal = inert ? null : "true"
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (scrim !== null) scrim.onclick = onLeave
  requestAnimationFrame(() => requestAnimationFrame(() => delete dialog.dataset["steady"]))
}

/** Keeps Tab inside a dialog that is not modal: moves from the last control to the first and back. */
export const keepTabInside = ({ dialog }: Frame, event: KeyboardEvent): void => {
  if (event.key !== "Tab" || !dialog.ariaModal || dialog.style.position === "static") return
  const stops = [...dialog.querySelectorAll<HTMLElement>("a[href], button, input")].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled")
  )
  const index = stops.findIndex((stop) => stop.matches(":focus"))
  const next = event.shiftKey
    ? index <= 0
      ? stops.at(-1)
      : undefined
    : index === stops.length - 1
      ? stops[0]
      : undefined
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
