import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Store } from "../../foundation/store/Store.ts"
import { type HostLink, linkHost } from "./linkHost.ts"
export { type HostLink, linkHost }

/** Runs `linkHost` until the scope ends. */
export const hostLinkLayer = (link: HostLink) =>
  Layer.scopedDiscard(
    Effect.flatMap(Store, (store) =>
      Effect.acquireRelease(
        Effect.sync(() => linkHost(store.plain, link)),
        (stop) => Effect.sync(stop)
      )
    )
  )
