import * as Effect from "effect/Effect"
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
  const moves: Array<Effect.Effect<void, never, R>> = []
  let wake = () => {}
  const add = (value: A): void => {
    moves.push(Effect.suspend(() => act(value)))
    wake()
  }
  /** The first move that waits, or the next one to come. */
  const next: Effect.Effect<void, never, R> = Effect.suspend(
    () =>
      moves.shift() ??
      Effect.async((resume) => {
        wake = () => resume(next)
      })
  )
  let last = select(store.getState())
  add(last)
  yield* store.subscribe((state) => {
    const value = select(state)
    if (same(last, value)) return
    last = value
    add(value)
  })
  yield* Effect.forkScoped(Effect.forever(next))
})
