import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as FiberId from "effect/FiberId"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { FrameFailure } from "./Line.ts"

/** The most JSON-RPC reads that are open at once: more wait. */
export const readsAtOnce = 32

/** The frame went before it answered. */
export interface FrameGone {
  readonly _tag: "FrameGone"
}
export const frameGone: FrameGone = { _tag: "FrameGone" }

/** An open request. `isDecision`: the visitor approves or rejects it. */
export interface PendingRequest {
  readonly name: FrameName
  readonly isDecision: boolean
  readonly answered: Deferred.Deferred<unknown, FrameFailure | FrameGone>
  /** The frame says that the visitor sees it, or has decided. */
  readonly move: (at: "decided" | "shown") => void
  /** Completes if it was not shown in 20 s, or 120 s after it was decided; between them it waits. */
  readonly limit: Effect.Effect<void>
}

export const makePending = (name: FrameName, isDecision: boolean): PendingRequest => {
  const shown = Deferred.unsafeMake<void>(FiberId.none)
  const decided = Deferred.unsafeMake<void>(FiberId.none)
  return {
    name,
    isDecision,
    answered: Deferred.unsafeMake(FiberId.none),
    move: (at) => {
      Deferred.unsafeDone(shown, Effect.void)
      if (at === "decided") Deferred.unsafeDone(decided, Effect.void)
    },
    limit: Effect.raceFirst(
      Effect.as(Deferred.await(shown), true),
      Effect.as(Effect.sleep(millis.frameLoad), false)
    ).pipe(
      Effect.flatMap((isShown) =>
        isShown ? Effect.zipRight(Deferred.await(decided), Effect.sleep(millis.connectRequest)) : Effect.void
      )
    )
  }
}
