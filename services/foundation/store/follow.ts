import * as Effect from "effect/Effect"
import * as Queue from "effect/Queue"
import type { KitState } from "../../../core/state.ts"
import { Store } from "./Store.ts"

/**
 * Runs `act` with the current value of a selection, then with every value that differs from the one before, one at a
 * time. Stops with the scope. Effects follow the state this way: no caller has to start them, and going back ends an
 * attempt by the event alone.
 */
export const follow = Effect.fnUntraced(function* <A, R>(
  select: (state: KitState) => A,
  act: (value: A) => Effect.Effect<void, never, R>,
  same: (a: A, b: A) => boolean = Object.is
) {
  const store = yield* Store
  const moves = yield* Queue.unbounded<A>()
  let last = select(store.now())
  Queue.unsafeOffer(moves, last)
  yield* store.listen((state) => {
    const next = select(state)
    if (same(last, next)) return
    last = next
    Queue.unsafeOffer(moves, next)
  })
  yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(moves), act)))
})
