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
import type { FramePlace } from "../../../core/embedded/wire/getFrameUrl.ts"
import type { LineState } from "../../../core/embedded/wire/lineState.ts"
import type { FrameName, RpcUse } from "../../../core/embedded/wire/names.ts"
import type { FrameReply } from "../../../core/embedded/wire/replies.ts"
import type { Payload } from "../../../core/embedded/wire/requests.ts"
import type { FrameEvent } from "../../../core/embedded/wire/frameEvent.ts"
import type { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import type { FramePage } from "./FramePage.ts"

/** Failures of a request to the frame. `SessionEnded`: its outcome is unknown. */
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

/** The options of `makeLine`. */
export interface LineParts {
  readonly page: FramePage
  /** The secure site's origin. */
  readonly site: string
  readonly place: () => Omit<FramePlace, "nonce" | "page">
  /** Sends the first messages of each load, in order, before any waiting request. */
  readonly greet: (send: Send) => void
  readonly alert: (key: FrameAlertKey) => Effect.Effect<void>
  /** True if the project is known not to allow this page: no frame is put in it then. */
  readonly isRefused?: () => boolean
}

/** The connection to the frame of the embedded wallet. docs/spec/embedded.md#wire. */
export interface Line {
  /** Puts the frame in the page unless it is there, and waits until it is ready. */
  readonly ready: Effect.Effect<void, FrameFailure>
  /**
   * Sends a request once, when the frame is ready, and waits for its answer. `use`: the use of its JSON-RPC method, by
   * default a decision of the visitor. Interruption aborts the request.
   */
  readonly ask: <Name extends FrameName>(
    name: Name,
    payload: Payload<Name>,
    use?: RpcUse
  ) => Effect.Effect<FrameReply<Name>, FrameFailure>
  /**
   * Asks the frame to abort its decisions, whose answers are still awaited: it may be sending. Returns false without a
   * pending decision.
   */
  readonly abort: () => boolean
  /** Calls the listener with every unsolicited message of the frame, until the scope ends. */
  readonly listen: (listener: (event: FrameEvent) => void) => Effect.Effect<void, never, Scope.Scope>
  /** Loads the frame again: pending requests end as if the frame were gone. */
  readonly reload: Effect.Effect<void>
  /** Returns the state of the line. */
  readonly now: () => LineState
}
