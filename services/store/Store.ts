import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as PubSub from "effect/PubSub"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type * as Subscribable from "effect/Subscribable"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { type JoinedRoom, joined, type KitEvent, type KitState, type LateRoom, type LateRooms, step } from "../../core/state.ts"

/** The one place where state changes. */
export class Store extends Context.Tag("services/Store")<Store, {
  /** Moves the state by the events, in order, then tells once who listens to the state, and each event to who listens to events. */
  readonly dispatch: (...events: ReadonlyArray<KitEvent>) => Effect.Effect<void>
  readonly state: Subscribable.Subscribable<KitState>
  /** Every event from now on: the subscription stands when the effect returns, so that none is missed. */
  readonly events: Effect.Effect<Stream.Stream<KitEvent>, never, Scope.Scope>
  /** Adds a room whose chunk has just arrived. A room that joined before is left alone. */
  readonly join: <Name extends keyof LateRooms>(room: LateRoom<Name>) => Effect.Effect<void>
}>() {
  static readonly layer = (initial: KitState): Layer.Layer<Store> => Layer.scoped(this, make(initial))
}

const make = Effect.fnUntraced(function*(initial: KitState) {
  const state = yield* SubscriptionRef.make(initial)
  const events = yield* Effect.acquireRelease(PubSub.unbounded<KitEvent>(), PubSub.shutdown)
  const late = new Map<keyof LateRooms, JoinedRoom>()

  return Store.of({
    state,
    dispatch: (...moved) =>
      SubscriptionRef.updateEffect(state, (now) =>
        Effect.as(
          PubSub.publishAll(events, moved),
          moved.reduce((next, event) => step(next, event, [...late.values()]), now)
        )),
    events: Stream.fromPubSub(events, { scoped: true }),
    join: (room) =>
      SubscriptionRef.update(state, (now) => {
        if (late.has(room.name)) return now
        const one = joined(room)
        late.set(room.name, one)
        return one.join(now)
      })
  })
})
