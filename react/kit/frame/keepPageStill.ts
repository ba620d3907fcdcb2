/** Returns whether the mouse wheel scrolls an element. */
const canScroll = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  /auto|scroll/.test(getComputedStyle(target).overflowY) &&
  target.scrollHeight > target.clientHeight

/** Prevents the mouse wheel from scrolling the page behind a modal. */
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
