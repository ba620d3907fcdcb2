import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/** The origin of the page the kit stands in, e.g. `https://example.com`; null where there is no page. */
export class PageOrigin extends Context.Tag("services/platform/PageOrigin")<PageOrigin, string | null>() {
  /** What this place says of itself. A page without an origin (a file, a sandboxed frame) says `null` in words. */
  static readonly layerHere: Layer.Layer<PageOrigin> = Layer.sync(this, () =>
    typeof location === "undefined" || location.origin === "null" ? null : location.origin
  )
  static readonly layerTest = (origin: string | null): Layer.Layer<PageOrigin> => Layer.succeed(this, origin)
}
