import * as Effect from "effect/Effect"
import type { KitState } from "../../../core/state.ts"
import { Store } from "./Store.ts"

/**
 * Runs `act` with the current value of a selection, then with every value that differs from the previous one, one at a
 * time. Stops with the scope. Effects follow the state this way: no caller starts them, and an event such as going back
 * ends an attempt.
 */
export const follow = Effect.fnUntraced(function* <A, R>(
  select: (state: KitState) => A,
  act: (value: A) => Effect.Effect<void, never, R>,
  isSame: (a: A, b: A) => boolean = Object.is
) {
  const store = yield* Store
  const queue: Array<Effect.Effect<void, never, R>> = []
  let wake = () => {}
  const add = (value: A): void => {
    queue.push(Effect.suspend(() => act(value)))
    wake()
  }
  /** Runs the first queued value, or waits for the next one. */
  const next: Effect.Effect<void, never, R> = Effect.suspend(
    () =>
      queue.shift() ??
      Effect.async((resume) => {
        wake = () => resume(next)
      })
  )
  let last = select(store.getState())
  add(last)
  yield* store.subscribe((state) => {
    const value = select(state)
    if (isSame(last, value)) return
    last = value
    add(value)
  })
  yield* Effect.forkScoped(Effect.forever(next))
})
