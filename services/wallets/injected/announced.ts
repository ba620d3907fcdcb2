import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import { type EIP6963ProviderDetail, requestProviders } from "mipd"
import { readAnnouncement } from "../../../core/wallets/connectors/announcement.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { WalletConnector } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { type Eip1193Provider, fromEip1193 } from "../connectors/fromEip1193.ts"

/** The most wallets that one page may announce; later ones are ignored. */
const most = 2_000

/**
 * Lists every wallet that announces itself (EIP-6963), until the kit ends. Those that answer at once are listed
 * together; later ones are batched and listed once a frame, so that a burst costs one render. Those that cannot be
 * listed are counted in the debug log.
 */
export const announcedLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const connectors = yield* Connectors
    const page = yield* Page
    const run = Runtime.runFork(yield* Effect.runtime())
    const seen = new Set<string>()
    let gathered: Array<{ readonly connector: Connector; readonly wallet: WalletConnector }> = []
    let waiting = true
    let dropped = 0

    const flush = Effect.suspend(() => {
      const arrived = gathered
      gathered = []
      waiting = false
      if (arrived.length === 0) return Effect.void
      // In one fiber: one for each of a thousand wallets would be a long task.
      const put = Effect.forEach(
        arrived,
        ({ connector, wallet }) => connectors.put(connector.id, connector.chain, wallet),
        { discard: true }
      )
      return Effect.zipRight(
        put,
        store.dispatch({ _tag: "WalletsAnnounced", connectors: arrived.map(({ connector }) => connector) })
      )
    })

    const welcome = (detail: EIP6963ProviderDetail): void => {
      const read = seen.size < most ? readDetail(detail) : null
      if (read === null) return void run(Effect.logDebug("AnnouncementsDropped", ++dropped))
      if (seen.has(read.connector.id)) return
      const { connector, provider } = read
      seen.add(connector.id)
      gathered.push({ connector, wallet: fromEip1193(provider, connector.id) })
      if (waiting) return
      waiting = true
      run(Effect.zipRight(page.painted, flush))
    }

    yield* Effect.acquireRelease(
      Effect.sync(() => requestProviders(welcome)),
      (stop) => Effect.sync(() => stop?.())
    )
    yield* flush
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
