import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/** Returns the page's full URL with its query; null if there is no page. Must never be sent unchanged. */
export class PageAddress extends Context.Tag("services/platform/PageAddress")<PageAddress, () => string | null>() {
  static readonly layerHere: Layer.Layer<PageAddress> = Layer.succeed(this, () =>
    typeof location === "undefined" ? null : location.href
  )
  static readonly layerTest = (href: string | null): Layer.Layer<PageAddress> => Layer.succeed(this, () => href)
}
