import * as Effect from "effect/Effect"
import type { KitEvent } from "../../../core/event.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { EventOf } from "../../../core/foundation/data/step.ts"
import type { Store } from "../../foundation/store/Store.ts"

/** The data of a transfer in its events. */
export type ReportedSend = Omit<EventOf<KitEvent, "SendStarted">, "_tag">

/**
 * Reports transfers as events: their start, and their success or failure. `only`: reports only the failure, for work
 * that does not send.
 */
export const reportSends =
  (store: Store["Type"], sends: ReadonlyArray<ReportedSend>, only?: "failure") =>
  <A, E extends LatchkeyError, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const report = (toEvent: (send: ReportedSend) => KitEvent) => store.dispatch(...sends.map(toEvent))
    const withFailure = Effect.tapError(work, (error) =>
      report((send) => ({ _tag: "SendFailed", ...send, error: toFailureData(error) }))
    )
    return only === "failure"
      ? withFailure
      : report((send) => ({ _tag: "SendStarted", ...send })).pipe(
          Effect.zipRight(withFailure),
          Effect.tap(() => report((send) => ({ _tag: "SendSucceeded", ...send })))
        )
  }
