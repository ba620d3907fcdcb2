import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** The page the kit lives in, as far as waiting for it goes. */
export class Page extends Context.Tag("services/Page")<
  Page,
  {
    /**
     * Ends once the browser has drawn what was there when it began: after the next frame. A hidden page draws none:
     * then after 50 ms.
     */
    readonly painted: Effect.Effect<void>
    /** Ends when the visitor comes back to the page after it was hidden. */
    readonly returned: Effect.Effect<void>
  }
>() {
  static readonly layer: Layer.Layer<Page> = Layer.sync(this, () => ({
    painted: Effect.zipRight(frame, posted),
    returned
  }))

  /** No page: nothing is drawn, so nothing is waited for. */
  static readonly layerNone: Layer.Layer<Page> = Layer.succeed(this, {
    painted: Effect.yieldNow(),
    returned: Effect.never
  })
}

const frame = Effect.async<void>((resume) => {
  const done = () => resume(Effect.void)
  const asked = requestAnimationFrame(done)
  const late = setTimeout(done, 50)
  return Effect.sync(() => {
    cancelAnimationFrame(asked)
    clearTimeout(late)
  })
})

/** A frame callback runs before the paint, a task posted by it after. */
const posted = Effect.async<void>((resume) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    resume(Effect.void)
  }
  port2.postMessage(null)
  return Effect.sync(() => port1.close())
})

const returned = Effect.async<void>((resume) => {
  const look = () => {
    if (document.visibilityState === "visible") resume(Effect.void)
  }
  document.addEventListener("visibilitychange", look)
  return Effect.sync(() => document.removeEventListener("visibilitychange", look))
})
