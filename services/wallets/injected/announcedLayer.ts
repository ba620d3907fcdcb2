import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { fromEip1193 } from "../connectors/fromEip1193.ts"
import { listenToAnnounced } from "./listenToAnnounced.ts"

/** Lists announced wallets until the scope ends. Announcements that cannot be listed are counted in the debug log. */
export const announcedLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const connectors = yield* Connectors
    const page = yield* Page
    const run = Runtime.runFork(yield* Effect.runtime())
    yield* Effect.acquireRelease(
      Effect.sync(() =>
        listenToAnnounced({
          store: store.plain,
          found: (id, namespace, provider) => connectors.add(id, namespace, fromEip1193(provider, id)),
          nextFrame: (flush) => void run(Effect.zipRight(page.painted, Effect.sync(flush))),
          dropped: (count) => void run(Effect.logDebug("AnnouncementsDropped", count))
        })
      ),
      (stop) => Effect.sync(stop)
    )
  })
)
