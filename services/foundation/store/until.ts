import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type { KitState } from "../../../core/state.ts"
import { Store } from "./Store.ts"

/** Waits until the state satisfies the condition; completes immediately if it already does. */
export const until = (condition: (state: KitState) => boolean): Effect.Effect<KitState, never, Store> =>
  Effect.scoped(
    Effect.gen(function* () {
      const store = yield* Store
      const result = yield* Deferred.make<KitState>()
      const check = (state: KitState): void => {
        if (condition(state)) Deferred.unsafeDone(result, Effect.succeed(state))
      }
      yield* store.subscribe(check)
      check(store.getState())
      return yield* Deferred.await(result)
    })
  )
