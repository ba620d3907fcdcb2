import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { getSafeOriginAround } from "../../../core/wallets/safe/place.ts"
import { withCatalogueIds } from "../../../core/wallets/catalogue/catalogueIds.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { createSafeFrame } from "./createSafeFrame.ts"
import { createSafeConnector } from "./createSafeConnector.ts"

const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 96 96'%3E%3Crect width='96' height='96' rx='22' fill='%2312ff80'/%3E%3Ctext x='48' y='66' text-anchor='middle' font-family='system-ui,sans-serif' font-weight='700' font-size='52'%3ES%3C/text%3E%3C/svg%3E"

/**
 * Lists the Safe that frames this page, if there is one. `own`: the host's own Safe page, trusted in place of Safe's.
 * docs/spec/wallets.md#safe-where-it-is-offered.
 */
export const safeLayer = (own: string | undefined) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const { ancestorOrigins } = window.location as { readonly ancestorOrigins?: DOMStringList }
      const origin = getSafeOriginAround(
        {
          framed: window.parent !== window,
          ancestors: ancestorOrigins === undefined ? undefined : Array.from(ancestorOrigins),
          referrer: document.referrer
        },
        own
      )
      if (origin === null) return
      const ended = yield* Effect.acquireRelease(Deferred.make<void>(), (deferred) =>
        Deferred.succeed(deferred, undefined)
      )
      const wallet = yield* createSafeConnector(
        createSafeFrame({
          origin,
          safe: window.parent,
          listen: (receive) => {
            const onMessage = (event: MessageEvent<unknown>): void => receive(event)
            window.addEventListener("message", onMessage)
            return () => window.removeEventListener("message", onMessage)
          },
          randomId: () =>
            Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
              ""
            )
        }),
        Deferred.await(ended)
      )
      yield* (yield* Connectors).put(connectorIds.safe, "eip155", wallet)
      yield* (yield* Store).dispatch({
        _tag: "WalletsAnnounced",
        connectors: [withCatalogueIds({ id: connectorIds.safe, type: "EXTERNAL", name: "Safe", chain: "eip155", icon })]
      })
    })
  )
