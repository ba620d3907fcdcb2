/** A pointer press: position, time, shown view, and pressed element. */
interface Press {
  readonly x: number
  readonly y: number
  readonly time: number
  view: string
  target: { readonly isConnected?: boolean }
}

const getPress = (event: unknown, view: string): Press | undefined =>
  event instanceof MouseEvent && event.detail + Number(event.type === "pointerdown") > 0
    ? { x: event.clientX, y: event.clientY, time: event.timeStamp, view, target: Object(event.composedPath()[0]) }
    : undefined

/**
 * Ignores a second press within 350 ms and 24 px of one that changed the view, or whose element is gone, as the Reject
 * of a request before the next one: it would hit a control that has just appeared under the pointer. Ignores repeating
 * keys, and hides keys of an input method from lists and forms. `opener`: the event that opens the frame. Returns a
 * function that removes the listeners.
 */
export const guardPresses = (shadow: ShadowRoot, view: () => string, opener: unknown): (() => void) => {
  let before: Press | undefined
  let last = getPress(opener, view())
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onPointerDown = (event: Event): void => {
    before = last
    last = getPress(event, view())
  }
  addEventListener("pointerdown", onPointerDown, true)
  shadow.addEventListener(
    "click",
    (event) => {
      if (!before || !last || !getPress(event, "")) return
      if (before.view === last.view && before.target.isConnected !== false) return
      if (last.time - before.time > 350 || Math.hypot(last.x - before.x, last.y - before.y) > 24) return
      // A third press belongs to the first, too.
      last.view = before.view
      last.target = before.target
      stop(event)
    },
    true
  )
  shadow.addEventListener(
    "keydown",
    (event) => {
      if (!(event instanceof KeyboardEvent)) return
      // Safari marks the key that ends a composition only by this code.
      const isComposing = event.isComposing || event.keyCode === 229
      if (isComposing && event.key !== "Enter") return event.stopImmediatePropagation()
      if (!isComposing && !event.repeat) return
      if (event.key === "Enter" || (event.key === " " && !/^(input|textarea)$/i.test(Object(event.target).tagName)))
        stop(event)
    },
    true
  )
  return () => removeEventListener("pointerdown", onPointerDown, true)
}
