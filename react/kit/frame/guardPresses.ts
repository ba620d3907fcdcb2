/** A press by pointer: where, when, and what was shown. */
interface Press {
  readonly x: number
  readonly y: number
  readonly time: number
  view: string
}

const pressOf = (event: unknown, view: string): Press | undefined =>
  event instanceof MouseEvent && event.detail + Number(event.type === "pointerdown") > 0
    ? { x: event.clientX, y: event.clientY, time: event.timeStamp, view }
    : undefined

/**
 * Ignores a second press within 350 ms and 24 px of one that changed the view: it would land on a control that has just
 * come under the pointer. Ignores keys that repeat while they are held, and hides keys of an input method
 * from lists and forms. `opener`: the event that opens the frame.
 * Returns a function that ends it.
 */
export const guardPresses = (shadow: ShadowRoot, view: () => string, opener: unknown): (() => void) => {
  let before: Press | undefined
  let last = pressOf(opener, view())
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const note = (event: Event): void => {
    before = last
    last = pressOf(event, view())
  }
  addEventListener("pointerdown", note, true)
  shadow.addEventListener(
    "click",
    (event) => {
      if (!before || !last || !pressOf(event, "") || before.view === last.view) return
      if (last.time - before.time > 350 || Math.hypot(last.x - before.x, last.y - before.y) > 24) return
      last.view = before.view // a third press belongs to the first, too
      stop(event)
    },
    true
  )
  shadow.addEventListener(
    "keydown",
    (event) => {
      if (!(event instanceof KeyboardEvent)) return
      // A key of an input method; Safari reports the one that ends a composition by this number only.
      const isComposing = event.isComposing || event.keyCode === 229
      if (isComposing && event.key !== "Enter") return event.stopImmediatePropagation()
      if (!isComposing && !event.repeat) return
      if (event.key === "Enter" || (event.key === " " && !/^(input|textarea)$/i.test(Object(event.target).tagName)))
        stop(event)
    },
    true
  )
  return () => removeEventListener("pointerdown", note, true)
}
