import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { type EIP6963ProviderDetail, requestProviders } from "mipd"
import { readAnnouncement } from "../../../core/wallets/connectors/announcement.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { type Eip1193Provider, fromEip1193 } from "../connectors/fromEip1193.ts"

/** The most wallets that one page may announce; later ones are ignored. */
const most = 2_000

/** How the wallets that announce themselves later are listed. */
export interface Announcing {
  readonly store: Store["Type"]
  readonly connectors: Connectors["Type"]
  /** Runs a function in the next frame. */
  readonly nextFrame: (run: () => void) => void
  /** Called with the number of announcements that could not be listed, after each one. */
  readonly dropped: (count: number) => void
}

/**
 * Lists every wallet that announces itself (EIP-6963), until the returned function is called. Those that answer at once
 * are listed together; later ones are batched and listed once a frame, so that a burst costs one render.
 */
export const hearAnnounced = ({ connectors, dropped, nextFrame, store }: Announcing): (() => void) => {
  const seen = new Set<string>()
  let gathered: Array<Connector> = []
  let waiting = true
  let count = 0

  const flush = (): void => {
    const arrived = gathered
    gathered = []
    waiting = false
    if (arrived.length > 0) store.move({ _tag: "WalletsAnnounced", connectors: arrived })
  }

  const stop = requestProviders((detail: EIP6963ProviderDetail): void => {
    const read = seen.size < most ? readDetail(detail) : null
    if (read === null) return void dropped(++count)
    const { connector, provider } = read
    if (seen.has(connector.id)) return
    seen.add(connector.id)
    connectors.add(connector.id, connector.chain, fromEip1193(provider, connector.id))
    gathered.push(connector)
    if (waiting) return
    waiting = true
    nextFrame(flush)
  })
  flush()
  return () => stop?.()
}

/** The same for as long as the scope lasts. Announcements that cannot be listed are counted in the debug log. */
export const announcedLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const connectors = yield* Connectors
    const page = yield* Page
    const run = Runtime.runFork(yield* Effect.runtime())
    yield* Effect.acquireRelease(
      Effect.sync(() =>
        hearAnnounced({
          store,
          connectors,
          nextFrame: (flush) => void run(Effect.zipRight(page.painted, Effect.sync(flush))),
          dropped: (count) => void run(Effect.logDebug("AnnouncementsDropped", count))
        })
      ),
      (stop) => Effect.sync(stop)
    )
  })
)

/** Reads a wallet's detail, once: it may be any value, with getters that throw, also later. */
const readDetail = (
  detail: EIP6963ProviderDetail
): { readonly connector: Connector; readonly provider: Eip1193Provider } | null => {
  try {
    const provider = detail.provider as Eip1193Provider
    const connector = typeof provider.request === "function" ? readAnnouncement(detail.info) : null
    return connector === null ? null : { connector, provider }
  } catch {
    return null
  }
}
