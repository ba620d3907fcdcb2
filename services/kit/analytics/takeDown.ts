import * as Effect from "effect/Effect"
import { type Listener, Store } from "../../foundation/store/Store.ts"

/** One move of the store: the state after it, and the events that made it. */
export type Heard = Parameters<Listener>

/** Hands over what was taken down, the state it began with first, and everything from then on as it happens. */
export type TakenDown = (tell: (heard: Heard) => void) => void

/**
 * Takes down the store's moves for who comes later to tell of them, for as long as the scope lasts. Past a hundred that
 * nobody took none is added.
 */
export const takeDown = Effect.gen(function* () {
  const store = yield* Store
  const kept: Array<Heard> = [[store.now(), []]]
  let tell = (heard: Heard): void => void (kept.length < 99 && kept.push(heard))
  yield* store.listen((...heard) => tell(heard))
  const takenDown: TakenDown = (next) => {
    kept.forEach(next)
    tell = next
  }
  return takenDown
})
