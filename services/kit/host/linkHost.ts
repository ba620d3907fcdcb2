import { freeze } from "../../../core/foundation/data/freeze.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { sameSnapshot, toSnapshot } from "../../../core/kit/host/toSnapshot.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { PlainStore } from "../../foundation/store/plainStore.ts"
import type { ProviderListeners } from "./notifyListeners.ts"
import type { HostCallbacks } from "./notifyCallbacks.ts"

/** The host's callbacks. They only notify the host; it requests changes through the kit's methods. */
export interface HostLink {
  readonly publish: (snapshot: Snapshot) => void
  /** Called with the error of a host's callback, which must neither harm the kit nor be lost. */
  readonly onFault: (cause: unknown) => void
  readonly onEvent?: ((event: KitEvent) => void) | undefined
  /** Its callbacks by event. Their code loads with the first event, if there are any. */
  readonly callbacks?: HostCallbacks | undefined
  /** The current listeners to events on the host's page. */
  readonly received?: { readonly listeners?: ReadonlySet<(event: KitEvent) => void> } | undefined
  /**
   * The listeners of its providers. The code that makes their events loads with the first change that has a listener.
   */
  readonly providerListeners?: Readonly<ProviderListeners> | undefined
}

/** The callbacks that are called after a change of the state. */
const stateCallbacks = ["onConnect", "onDisconnect", "onChange", "onTransaction", "onError"] as const

/**
 * Fields that hold a secret or a visitor's name: a pairing's address has its key, and a code signs in. A host's log of
 * events omits these fields.
 */
const secret = /^(text|code|email|message|userName|signature|page|ur.)$/
const removeSecrets = <A extends object>(fields: A): A => {
  const publicEvent = { ...fields } as Record<string, unknown>
  for (const name in publicEvent) if (secret.test(name) && typeof publicEvent[name] === "string") publicEvent[name] = ""
  return publicEvent as A // The same fields.
}

/**
 * Publishes the host's view of the state when it changed; and every event, if the host wants them. Returns a function
 * that stops it.
 */
export const linkHost = (
  store: PlainStore,
  { callbacks = {}, providerListeners, received, onEvent, onFault, publish }: HostLink
): (() => void) => {
  const isolateErrors =
    <A>(notify: (what: A) => void) =>
    (what: A): void => {
      try {
        notify(what)
      } catch (cause) {
        onFault(cause)
      }
    }
  const [publishing, telling] = [isolateErrors(publish), isolateErrors(onEvent ?? (() => {}))]
  let before = store.getState()
  let last = freeze(toSnapshot(before))
  const isCalled = stateCallbacks.some((name) => callbacks[name] !== undefined)
  const own = new Set<string>()
  publishing(last)
  return store.subscribe((state, events) => {
    const next = freeze(toSnapshot(state))
    if (!sameSnapshot(last, next)) {
      last = next
      publishing(next)
    }
    const publicEvents = events.map(
      (event): KitEvent =>
        event._tag === "TransactionTold"
          ? { ...event, told: null }
          : removeSecrets(event._tag === "SignedIn" ? { ...event, session: removeSecrets(event.session) } : event)
    )
    publicEvents.forEach(telling)
    const was = before
    before = state
    const listeners = received?.listeners
    if (isCalled || listeners?.size)
      void import("./notifyCallbacks.ts").then(
        ({ notifyHost }) => notifyHost(callbacks, listeners, own, was, state, publicEvents, onFault),
        () => {}
      )
    if (
      providerListeners &&
      Object.keys(providerListeners).length > 0 &&
      (was.connection !== state.connection || was.chain !== state.chain)
    ) {
      void import("./notifyListeners.ts").then(
        ({ notifyListeners: notify }) => notify(providerListeners, was, state, onFault),
        () => {}
      )
    }
  })
}
