import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type {
  EmbeddedAborted,
  FrameAnswerMisfit,
  FrameError,
  FrameErrorUnknown,
  FrameLoadFailed,
  FrameLoadTimedOut,
  FrameParentNotSet,
  FrameRequestTimedOut,
  RequestAborted,
  UnverifiedDomain
} from "../../../core/embedded/frame/errors.ts"
import type { FrameAlertKey } from "../../../core/embedded/frame/frameFailures.ts"
import type { FramePlace } from "../../../core/embedded/wire/frameUrl.ts"
import type { LineState } from "../../../core/embedded/wire/lineState.ts"
import type { FrameName } from "../../../core/embedded/wire/names.ts"
import type { FrameReply } from "../../../core/embedded/wire/replies.ts"
import type { Payload } from "../../../core/embedded/wire/requests.ts"
import type { Said } from "../../../core/embedded/wire/said.ts"
import type { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import type { FramePage } from "./FramePage.ts"

/** Failures of a request to the frame. `SessionEnded`: nobody knows what became of it. */
export type FrameFailure =
  | EmbeddedAborted
  | FrameAnswerMisfit
  | FrameError
  | FrameErrorUnknown
  | FrameLoadFailed
  | FrameLoadTimedOut
  | FrameParentNotSet
  | FrameRequestTimedOut
  | RequestAborted
  | SessionEnded
  | UnverifiedDomain

/** Sends a request without waiting for its answer. */
export type Send = <Name extends FrameName>(name: Name, payload: Payload<Name>) => void

/** What a line is made of. */
export interface LineParts {
  readonly page: FramePage
  /** The secure site's origin. */
  readonly site: string
  readonly place: () => Omit<FramePlace, "nonce" | "page">
  /** Sends what each load hears first, in this order, before anything that waits for it. */
  readonly greet: (send: Send) => void
  readonly alert: (key: FrameAlertKey) => Effect.Effect<void>
  /** Whether the project is known not to allow this page: then no frame is put in it. */
  readonly isRefused?: () => boolean
}

/** A line to the frame of the embedded wallet. docs/spec/embedded.md#wire. */
export interface Line {
  /** Puts the frame in the page, unless it stands there, and waits until it is ready. */
  readonly ready: Effect.Effect<void, FrameFailure>
  /**
   * Sends a request once, when the frame is ready, and waits for its answer. `isSafe`: of a JSON-RPC method that needs no
   * approval. Interrupting it takes the request back.
   */
  readonly ask: <Name extends FrameName>(
    name: Name,
    payload: Payload<Name>,
    isSafe?: boolean
  ) => Effect.Effect<FrameReply<Name>, FrameFailure>
  /** Calls the listener with whatever the frame says by itself, until the scope ends. */
  readonly listen: (listener: (said: Said) => void) => Effect.Effect<void, never, Scope.Scope>
  /** Loads the frame anew: what is open ends as if the frame had gone. */
  readonly reload: Effect.Effect<void>
  /** How the line is, for what is shown of it. */
  readonly now: () => LineState
}
