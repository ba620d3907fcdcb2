import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Snapshot } from "../../core/connection/snapshot.ts"
import { sameSnapshot, toSnapshot } from "../../core/connection/toSnapshot.ts"
import type { KitEvent } from "../../core/state.ts"
import { Store } from "../store/Store.ts"

/** The host's ears. One direction only: the kit tells, and the host asks for changes through the kit's methods. */
export interface HostLink {
  readonly publish: (snapshot: Snapshot) => void
  /** Takes what a callback of the host threw: its own fault, which must not harm the kit, nor be lost. */
  readonly onFault: (cause: unknown) => void
  readonly onEvent?: ((event: KitEvent) => void) | undefined
}

/** Forwards what a host may see, when it differs from what it saw last; and every event, if it wants them. */
export const hostLinkLayer = ({ onEvent, onFault, publish }: HostLink) =>
  Layer.scopedDiscard(Effect.gen(function*() {
    const store = yield* Store
    const apart = <A>(tell: (what: A) => void) => (what: A): void =>
      Effect.runSync(Effect.catchAll(Effect.try({ try: () => tell(what), catch: (cause) => cause }), (cause) => Effect.sync(() => onFault(cause))))
    const [publishing, telling] = [apart(publish), apart(onEvent ?? (() => {}))]
    let last = toSnapshot(store.now())
    publishing(last)
    yield* store.listen((state, events) => {
      const next = toSnapshot(state)
      if (!sameSnapshot(last, next)) {
        last = next
        publishing(next)
      }
      events.forEach(telling)
    })
  }))
