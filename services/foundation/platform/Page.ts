import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** The page that the kit runs in. */
export class Page extends Context.Tag("services/Page")<
  Page,
  {
    /**
     * Completes when the browser has painted the current content of the page: after the next frame. A hidden page is
     * not painted; then it completes after 50 ms.
     */
    readonly painted: Effect.Effect<void>
    /** Completes when the visitor returns to the page after it was hidden. */
    readonly returned: Effect.Effect<void>
  }
>() {
  static readonly layer: Layer.Layer<Page> = Layer.sync(this, () => livePage)

  /** For a terminal, which has no page: `painted` completes immediately. */
  static readonly layerNone: Layer.Layer<Page> = Layer.succeed(this, {
    painted: Effect.yieldNow(),
    returned: Effect.never
  })
}

const nextFrame = Effect.async<void>((resume) => {
  const request = requestAnimationFrame(() => resume(Effect.void))
  return Effect.sync(() => cancelAnimationFrame(request))
})
const nextFrameOrTimeout = Effect.ignore(Effect.timeout(nextFrame, 50))

/**
 * Completes in the next task, also in a hidden page. A frame callback runs before the paint; a task posted from it runs
 * after. Uses a timer where `MessageChannel` is missing, as in Jest.
 */
export const nextTask = Effect.async<void>((resume) => {
  if (typeof MessageChannel === "undefined") {
    const timer = setTimeout(() => resume(Effect.void))
    return Effect.sync(() => clearTimeout(timer))
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    resume(Effect.void)
  }
  port2.postMessage(null)
  return Effect.sync(() => port1.close())
})

const returned = Effect.async<void>((resume) => {
  const stop = () => document.removeEventListener("visibilitychange", onChange)
  const onChange = () => {
    if (document.visibilityState !== "visible") return
    stop()
    resume(Effect.void)
  }
  document.addEventListener("visibilitychange", onChange)
  return Effect.sync(stop)
})

/** The page that the code runs in. */
export const livePage: Page["Type"] = { painted: Effect.zipRight(nextFrameOrTimeout, nextTask), returned }
