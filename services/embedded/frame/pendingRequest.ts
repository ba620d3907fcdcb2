import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as FiberId from "effect/FiberId"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { FrameFailure } from "./Line.ts"

/** The limit of concurrent JSON-RPC reads: further ones wait. */
export const readsAtOnce = 32

/** The frame was gone before it answered. */
export interface FrameGone {
  readonly _tag: "FrameGone"
}
export const frameGone: FrameGone = { _tag: "FrameGone" }

/** A pending request. `isDecision`: the visitor approves or rejects it. */
export interface PendingRequest {
  readonly name: FrameName
  readonly isDecision: boolean
  /** True once the frame was asked to abort it. */
  isAborting: boolean
  readonly answered: Deferred.Deferred<unknown, FrameFailure | FrameGone>
  /** Called when the frame reports that the request is visible, or decided. */
  readonly move: (step: "decided" | "shown") => void
  /** Completes if the request was not visible within 20 s, or 120 s after the decision; between them it waits. */
  readonly limit: Effect.Effect<void>
}

export const makePending = (name: FrameName, isDecision: boolean): PendingRequest => {
  const visible = Deferred.unsafeMake<void>(FiberId.none)
  const decided = Deferred.unsafeMake<void>(FiberId.none)
  return {
    name,
    isDecision,
    isAborting: false,
    answered: Deferred.unsafeMake(FiberId.none),
    move: (step) => {
      Deferred.unsafeDone(visible, Effect.void)
      if (step === "decided") Deferred.unsafeDone(decided, Effect.void)
    },
    limit: Effect.raceFirst(
      Effect.as(Deferred.await(visible), true),
      Effect.as(Effect.sleep(millis.frameLoad), false)
    ).pipe(
      Effect.flatMap((isShown) =>
        isShown ? Effect.zipRight(Deferred.await(decided), Effect.sleep(millis.connectRequest)) : Effect.void
      )
    )
  }
}
