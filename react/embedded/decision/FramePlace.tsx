import { useLayoutEffect, useRef } from "react"

/** How long the frame takes no press after it appears or moves. */
const inertMillis = 500

/**
 * The place in the card that the frame of the embedded wallet lies over, which stands beside the card and is never moved
 * in the document: that would load it anew. The frame takes no press for half a second after it appears or moves. T7.
 */
export function FramePlace() {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = place.current
    const root = own?.getRootNode()
    if (own === null || !(root instanceof ShadowRoot)) return
    return layOver(own, root)
  }, [])
  return <div ref={place} className="framePlace" />
}

/** Keeps the frame over its place, until the function that it returns is called. */
const layOver = (place: HTMLElement, root: ShadowRoot): (() => void) => {
  let before = ""
  let since = 0
  let next = 0
  let shown: HTMLIFrameElement | null = null
  const look = (now: number): void => {
    next = requestAnimationFrame(look)
    const frame = root.querySelector<HTMLIFrameElement>("iframe#w3m-iframe")
    const dialog = place.closest("dialog")
    if (frame === null || dialog === null) return
    const { height, width, x, y } = place.getBoundingClientRect()
    const around = dialog.getBoundingClientRect()
    const at = [x - around.x - dialog.clientLeft, y - around.y - dialog.clientTop, width, height].map(Math.round)
    // What is drawn in this frame of the page is seen with the next one, however long that takes.
    since = Math.min(since, now)
    if (frame !== shown || at.join() !== before) {
      since = Number.POSITIVE_INFINITY
      before = at.join()
      shown = frame
      const [left = 0, top = 0, wide = 0, high = 0] = at
      Object.assign(frame.style, { display: "block", position: "absolute", left: `${left}px`, top: `${top}px` })
      Object.assign(frame.style, { width: `${wide}px`, height: `${high}px` })
    }
    const isInert = now - since < inertMillis
    if (frame.inert === isInert) return
    frame.inert = isInert
    frame.tabIndex = isInert ? -1 : 0
  }
  next = requestAnimationFrame(look)
  return () => {
    cancelAnimationFrame(next)
    if (shown === null) return
    shown.style.display = "none"
    shown.tabIndex = -1
  }
}
