import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { KitState } from "../../../core/state.ts"
import { Store } from "./Store.ts"

/** Waits until the state satisfies `wanted`; completes at once if it already does. */
export const until = (condition: (state: KitState) => boolean): Effect.Effect<KitState, never, Store> =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* Store
      const reached = yield* Deferred.make<KitState>()
      const look = (state: KitState): void => {
        if (condition(state)) Deferred.unsafeDone(reached, Effect.succeed(state))
      }
      yield* store.subscribe(look)
      look(store.getState())
      return yield* Deferred.await(reached)
    })
  )
