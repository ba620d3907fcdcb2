import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { findFramingSite } from "../../../core/wallets/safe/framingSite.ts"
import { PageFramed } from "../../../core/wallets/requests/errors.ts"

/** Succeeds if a visitor can sign in this page safely: no page of another site frames it, which could cover it. */
export class OwnWindow extends Context.Tag("services/OwnWindow")<OwnWindow, Effect.Effect<void, PageFramed>>() {
  /** `allowed`: origins that the host lets frame its page; `safe`: its own Safe page. */
  static readonly layerHere = (allowed: ReadonlyArray<string>, safe: string | undefined): Layer.Layer<OwnWindow> =>
    Layer.succeed(this, requireOwnWindow(allowed, safe))
}

/** Fails inside another site's page that may not frame this one. docs/spec/wallets.md#requests-framed-pages. */
export const requireOwnWindow = (
  allowed: ReadonlyArray<string>,
  safe: string | undefined
): Effect.Effect<void, PageFramed> =>
  Effect.suspend(() => {
    const { ancestorOrigins, origin: own } = window.location as Location & {
      readonly ancestorOrigins?: DOMStringList
    }
    const origin = findFramingSite(
      {
        framed: window.parent !== window,
        isNested: window.parent !== window.top,
        ancestors: ancestorOrigins === undefined ? undefined : Array.from(ancestorOrigins),
        referrer: document.referrer
      },
      { own, safe, allowed }
    )
    if (origin === null) return Effect.void
    // A page that is sandboxed has no origin to name: browsers write "null".
    return new PageFramed({ origin: origin === "" || origin === "null" ? "another site" : origin })
  })
