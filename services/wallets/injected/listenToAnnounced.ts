import { readAnnouncement } from "../../../core/wallets/connectors/announcement.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import type { PlainStore } from "../../foundation/store/plainStore.ts"
import type { Eip1193Provider } from "../connectors/fromEip1193.ts"

/** The limit of wallets that one page may announce; later ones are ignored. */
const maxWallets = 2_000

/** How later announcements are listed. */
export interface Announcing {
  readonly store: Pick<PlainStore, "dispatch">
  /** Receives a wallet's provider. */
  readonly found: (connectorId: string, namespace: Namespace, provider: Eip1193Provider) => void
  /** Runs a function in the next frame. */
  readonly nextFrame: (run: () => void) => void
  /** Called with the number of announcements that could not be listed, after each one. */
  readonly dropped: (count: number) => void
}

/**
 * Lists every wallet that announces itself (EIP-6963), until the returned function is called. Those that answer at once
 * are listed together; later ones are batched and listed once a frame, so that a burst costs one render.
 */
export const listenToAnnounced = ({ dropped, found, nextFrame, store }: Announcing): (() => void) => {
  if (typeof window === "undefined") return () => {} // no wallet announces itself to a server
  const seen = new Set<string>()
  let gathered: Array<Connector> = []
  let waiting = true
  let count = 0

  const flush = (): void => {
    const arrived = gathered
    gathered = []
    waiting = false
    if (arrived.length > 0) store.dispatch({ _tag: "WalletsAnnounced", connectors: arrived })
  }

  const onAnnounced = (event: Event): void => {
    const read = seen.size < maxWallets ? readDetail(event) : null
    if (read === null) return void dropped(++count)
    const { connector, provider } = read
    if (seen.has(connector.id)) return
    seen.add(connector.id)
    found(connector.id, connector.chain, provider)
    gathered.push(connector)
    if (waiting) return
    waiting = true
    nextFrame(flush)
  }
  window.addEventListener("eip6963:announceProvider", onAnnounced)
  window.dispatchEvent(new Event("eip6963:requestProvider"))
  flush()
  return () => window.removeEventListener("eip6963:announceProvider", onAnnounced)
}

/** Reads a wallet's announcement, once: its detail may be any value, with getters that throw, also later. */
const readDetail = (event: Event): { readonly connector: Connector; readonly provider: Eip1193Provider } | null => {
  try {
    const { info, provider } = (event as CustomEvent<{ readonly info: unknown; readonly provider: Eip1193Provider }>)
      .detail
    const connector = typeof provider.request === "function" ? readAnnouncement(info) : null
    return connector === null ? null : { connector, provider }
  } catch {
    return null
  }
}
