import { useLayoutEffect, useRef } from "react"

/** For how long the frame ignores presses after it appears or moves. */
const inertMillis = 500

/**
 * Reserves the area of the card that the embedded wallet's frame covers. The frame is a sibling of the card and is
 * never moved in the document, as that would reload it. It ignores presses for half a second after it appears or moves.
 * T7.
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

/** Keeps the frame over the place until the returned function is called. */
const layOver = (place: HTMLElement, root: ShadowRoot): (() => void) => {
  let before = ""
  let since = 0
  let next = 0
  let placed: HTMLIFrameElement | null = null
  const look = (now: number): void => {
    next = requestAnimationFrame(look)
    const frame = root.querySelector<HTMLIFrameElement>("iframe#w3m-iframe")
    const dialog = place.closest("dialog")
    if (frame === null || dialog === null) return
    const { height, width, x, y } = place.getBoundingClientRect()
    const around = dialog.getBoundingClientRect()
    const box = [x - around.x - dialog.clientLeft, y - around.y - dialog.clientTop, width, height].map(Math.round)
    // Drawing in this animation frame becomes visible with the next one, however long that takes.
    since = Math.min(since, now)
    if (frame !== placed || box.join() !== before) {
      since = Number.POSITIVE_INFINITY
      before = box.join()
      placed = frame
      const [inset = 0, top = 0, wide = 0, high = 0] = box
      Object.assign(frame.style, { display: "block", position: "absolute", left: `${inset}px`, top: `${top}px` })
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
    if (placed === null) return
    placed.style.display = "none"
    placed.tabIndex = -1
  }
}
