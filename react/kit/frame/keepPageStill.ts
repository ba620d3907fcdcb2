/** Whether the browser would scroll an element by a turn of the wheel over it. */
const canScroll = (one: EventTarget): boolean =>
  one instanceof HTMLElement &&
  /auto|scroll/.test(getComputedStyle(one).overflowY) &&
  one.scrollHeight > one.clientHeight

/** Keeps the page behind a modal where it is when the wheel turns next to the card, or over a part that does not scroll. */
export const keepPageStill = (dialog: HTMLDialogElement): void =>
  dialog.addEventListener(
    "wheel",
    (event) => {
      const path = event.composedPath()
      const inside = path.slice(0, Math.max(0, path.indexOf(dialog)))
      const isInPage = dialog.style.position === "static"
      if (!isInPage && !event.ctrlKey && !inside.some(canScroll)) event.preventDefault()
    },
    { passive: false }
  )
