import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import type * as Scope from "effect/Scope"
import * as Stream from "effect/Stream"
import type { KitState } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { Store } from "./Store.ts"

/**
 * Streams the current state, then the state after every change. The subscription is active when the effect returns, so
 * that no change is missed.
 */
export const states: Effect.Effect<Stream.Stream<KitState>, never, Scope.Scope | Store> = Effect.gen(function* () {
  const store = yield* Store
  const moves = yield* Queue.unbounded<KitState>()
  Queue.unsafeOffer(moves, store.getState())
  yield* store.subscribe((state) => void Queue.unsafeOffer(moves, state))
  return Stream.fromQueue(moves)
})

/** Streams every event from now on, in the order in which the events changed the state. */
export const events: Effect.Effect<Stream.Stream<KitEvent>, never, Scope.Scope | Store> = Effect.gen(function* () {
  const store = yield* Store
  const queue = yield* Queue.unbounded<KitEvent>()
  yield* store.subscribe((_, batch) => {
    for (const event of batch) Queue.unsafeOffer(queue, event)
  })
  return Stream.fromQueue(queue)
})
