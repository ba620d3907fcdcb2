import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Snapshot } from "../../core/connection/snapshot.ts"
import { sameSnapshot, toSnapshot } from "../../core/connection/toSnapshot.ts"
import type { KitEvent } from "../../core/state.ts"
import { Store } from "../store/Store.ts"

/** The host's ears. One direction only: the kit tells, and the host asks for changes through the kit's methods. */
export interface HostLink {
  readonly publish: (snapshot: Snapshot) => void
  readonly onEvent?: ((event: KitEvent) => void) | undefined
}

/** Forwards what a host may see, when it differs from what it saw last; and every event, if it wants them. */
export const hostLinkLayer = (host: HostLink) =>
  Layer.scopedDiscard(Effect.gen(function*() {
    const store = yield* Store
    let last = toSnapshot(store.now())
    host.publish(last)
    yield* store.listen((state) => {
      const next = toSnapshot(state)
      if (sameSnapshot(last, next)) return
      last = next
      host.publish(next)
    })
    const { onEvent } = host
    if (onEvent === undefined) return
    yield* store.listen((_, events) => events.forEach(onEvent))
  }))
