import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/** The origin of the page the kit runs in, e.g. `https://example.com`; null if there is no page. */
export class PageOrigin extends Context.Tag("services/platform/PageOrigin")<PageOrigin, string | null>() {
  /**
   * Reads the origin of the current page. A page without an origin (a file, a sandboxed frame) reports the string
   * `null`.
   */
  static readonly layerHere: Layer.Layer<PageOrigin> = Layer.sync(this, () =>
    typeof location === "undefined" || location.origin === "null" ? null : location.origin
  )
  static readonly layerTest = (origin: string | null): Layer.Layer<PageOrigin> => Layer.succeed(this, origin)
}
