import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

/** Reports whether the page is visible: neither in a background tab nor in a minimized window. */
export class PageVisibility extends Context.Tag("services/platform/PageShown")<
  PageVisibility,
  {
    readonly now: Effect.Effect<boolean>
  }
>() {
  static readonly layerHere: Layer.Layer<PageVisibility> = Layer.succeed(this, {
    now: Effect.sync(() => typeof document === "undefined" || document.visibilityState === "visible")
  })
  static readonly layerTest = (now: () => boolean): Layer.Layer<PageVisibility> =>
    Layer.succeed(this, { now: Effect.sync(now) })
}
