import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { KitState } from "../../core/state.ts"
import { Store } from "./Store.ts"

/**
 * Runs `act` with the present value of a selection, then with every value that differs from the one before.
 * Stops with the scope. Effects follow the state this way: nobody has to remember to call them, and going back
 * ends an attempt by the event alone.
 */
export const follow = Effect.fnUntraced(function*<A, R>(
  select: (state: KitState) => A,
  act: (value: A) => Effect.Effect<void, never, R>,
  same: (a: A, b: A) => boolean = Object.is
) {
  const { state } = yield* Store
  yield* state.changes.pipe(
    Stream.map(select),
    Stream.changesWith(same),
    Stream.runForEach(act),
    Effect.forkScoped
  )
})
