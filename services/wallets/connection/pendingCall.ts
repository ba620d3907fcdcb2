import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { ModalClosed, SupersededFailure } from "../../../core/wallets/connection/errors.ts"

/** A caller's wait for work that follows the state. */
export interface PendingCall<Request, A, E> {
  /**
   * Runs `start`, then waits for the work it triggers to end. One wait at a time: the next caller ends this wait with
   * `SupersededFailure`.
   */
  readonly wait: <R>(
    request: Request,
    start: Effect.Effect<void, never, R>
  ) => Effect.Effect<A, E | SupersededFailure, R>
  /** Waits for the same work as the pending wait; undefined if there is no wait. */
  readonly pending: () => Effect.Effect<A, E | SupersededFailure> | undefined
  /** Ends the pending wait, if there is one. */
  readonly complete: (exit: Effect.Effect<A, E>) => Effect.Effect<void>
  /** Ends the pending wait with `SupersededFailure` if the work has started and is now for another request. */
  readonly supersede: (isSame: (request: Request) => boolean) => Effect.Effect<void>
}

/** Makes a `PendingCall`. A caller who is still waiting when the scope ends gets `ModalClosed`. */
export const makePendingCall = <Request, A, E>(): Effect.Effect<
  PendingCall<Request, A, E | ModalClosed>,
  never,
  Scope.Scope
> =>
  Effect.acquireRelease(
    Effect.sync(() => createPendingCall<Request, A, E | ModalClosed>()),
    ({ complete }) => complete(Effect.failSync(() => new ModalClosed()))
  )

const superseded = Effect.failSync(() => new SupersededFailure())

const createPendingCall = <Request, A, E>(): PendingCall<Request, A, E> => {
  type Wait = {
    readonly request: Request
    readonly done: Deferred.Deferred<A, E | SupersededFailure>
    isStarted: boolean
  }
  let waiting: Wait | undefined
  const complete = (exit: Effect.Effect<A, E | SupersededFailure>) =>
    Effect.suspend(() => {
      const ended = waiting
      waiting = undefined
      return ended === undefined ? Effect.void : Effect.asVoid(Deferred.complete(ended.done, exit))
    })
  return {
    complete,
    supersede: (isSame) =>
      Effect.suspend(() =>
        waiting === undefined || !waiting.isStarted || isSame(waiting.request) ? Effect.void : complete(superseded)
      ),
    pending: () => (waiting === undefined ? undefined : Deferred.await(waiting.done)),
    wait: (request, start) =>
      Effect.gen(function* () {
        yield* complete(superseded)
        const wait: Wait = { request, done: yield* Deferred.make<A, E | SupersededFailure>(), isStarted: false }
        waiting = wait
        yield* start
        wait.isStarted = true
        return yield* Deferred.await(wait.done)
      })
  }
}
