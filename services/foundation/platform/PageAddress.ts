import * as Context from "effect/Context"
import * as Layer from "effect/Layer"

/**
 * Tells where the visitor is now: the page's whole address, with its query; null where there is no page. Never to be
 * sent as it is.
 */
export class PageAddress extends Context.Tag("services/platform/PageAddress")<PageAddress, () => string | null>() {
  static readonly layerHere: Layer.Layer<PageAddress> = Layer.succeed(this, () =>
    typeof location === "undefined" ? null : location.href
  )
  static readonly layerTest = (href: string | null): Layer.Layer<PageAddress> => Layer.succeed(this, () => href)
}
