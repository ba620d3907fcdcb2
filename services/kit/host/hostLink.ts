import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { sameSnapshot, toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import type { KitEvent } from "../../../core/event.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { ProviderListener } from "./notifyListeners.ts"

/**
 * The host's callbacks. One direction only: the kit notifies, and the host requests changes through the kit's methods.
 */
export interface HostLink {
  readonly publish: (snapshot: Snapshot) => void
  /**
   * Called with whatever a host's callback threw: an error of the host's, which must neither harm the kit nor be lost.
   */
  readonly onFault: (cause: unknown) => void
  readonly onEvent?: ((event: KitEvent) => void) | undefined
  /**
   * The listeners of its providers. The code that makes their events loads with the first change that has a listener.
   */
  readonly ears?: ReadonlySet<ProviderListener> | undefined
}

/**
 * Publishes the host's view of the state when it differs from the last one; and every event, if the host wants them.
 * Returns the function that ends it.
 */
export const linkHost = (store: Store["Type"], { ears, onEvent, onFault, publish }: HostLink): (() => void) => {
  const apart =
    <A>(tell: (what: A) => void) =>
    (what: A): void => {
      try {
        tell(what)
      } catch (cause) {
        onFault(cause)
      }
    }
  const [publishing, telling] = [apart(publish), apart(onEvent ?? (() => {}))]
  let before = store.now()
  let last = toSnapshot(before)
  publishing(last)
  return store.hear((state, events) => {
    const next = toSnapshot(state)
    if (!sameSnapshot(last, next)) {
      last = next
      publishing(next)
    }
    // A pairing's address holds its key: it must not end up in a host's log of events.
    for (const event of events) telling(event._tag === "PairingMade" ? { ...event, uri: "" } : event)
    const was = before
    before = state
    if (ears?.size && (was.connection !== state.connection || was.chain !== state.chain)) {
      void import("./notifyListeners.ts").then(
        ({ notifyListeners: tellEars }) => tellEars(ears, was, state, onFault),
        () => {}
      )
    }
  })
}

/** The same for as long as the scope lasts. */
export const hostLinkLayer = (link: HostLink) =>
  Layer.scopedDiscard(
    Effect.flatMap(Store, (store) =>
      Effect.acquireRelease(
        Effect.sync(() => linkHost(store, link)),
        (stop) => Effect.sync(stop)
      )
    )
  )
