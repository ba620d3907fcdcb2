import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { ModalClosed } from "../../../core/wallets/connection/errors.ts"

/** The visitor went back, closed the modal or chose something else before the end. */
export const modalClosed = (): ModalClosed => new ModalClosed()

/** A caller's wait for work that follows the state. */
export interface PendingCall<A, E> {
  /** Runs `start`, then waits for the work it triggers to end. One wait at a time: the next caller ends this wait. */
  readonly wait: <R>(start: Effect.Effect<void, never, R>) => Effect.Effect<A, E, R>
  /** Waits for the same work as the pending wait; undefined if there is none. */
  readonly pending: () => Effect.Effect<A, E> | undefined
  /** Ends the pending wait, if there is one. */
  readonly settle: (exit: Effect.Effect<A, E>) => Effect.Effect<void>
}

/**
 * Makes a `Turn`. `left`: the failure for a caller whose work was cancelled, or who is still waiting when the scope
 * ends.
 */
export const makePendingCall = <A, E>(left: () => E): Effect.Effect<PendingCall<A, E>, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => turnOf<A, E>(left)),
    ({ settle }) => settle(Effect.failSync(left))
  )

const turnOf = <A, E>(left: () => E): PendingCall<A, E> => {
  let waiting: Deferred.Deferred<A, E> | undefined
  const settle = (exit: Effect.Effect<A, E>) =>
    Effect.suspend(() => {
      const asked = waiting
      waiting = undefined
      return asked === undefined ? Effect.void : Effect.asVoid(Deferred.complete(asked, exit))
    })
  return {
    settle,
    pending: () => (waiting === undefined ? undefined : Deferred.await(waiting)),
    wait: (start) =>
      Effect.gen(function* () {
        yield* settle(Effect.failSync(left))
        const done = yield* Deferred.make<A, E>()
        waiting = done
        yield* start
        return yield* Deferred.await(done)
      })
  }
}
