import * as Effect from "effect/Effect"
import type { KitEvent } from "../../../core/event.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { EventOf } from "../../../core/foundation/data/step.ts"
import type { Store } from "../../foundation/store/Store.ts"

/** A transfer as its events name it. */
export type ReportedSend = Omit<EventOf<KitEvent, "SendStarted">, "_tag">

/**
 * Reports the start of transfers as events, and then their success or failure. `only`: just the failure, for a part of
 * the work that does not send.
 */
export const reportSends =
  (store: Store["Type"], sends: ReadonlyArray<ReportedSend>, only?: "failure") =>
  <A, E extends LatchkeyError, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const report = (toEvent: (send: ReportedSend) => KitEvent) => store.dispatch(...sends.map(toEvent))
    const failing = Effect.tapError(work, (error) =>
      report((send) => ({ _tag: "SendFailed", ...send, error: toFailureData(error) }))
    )
    return only === "failure"
      ? failing
      : report((send) => ({ _tag: "SendStarted", ...send })).pipe(
          Effect.zipRight(failing),
          Effect.tap(() => report((send) => ({ _tag: "SendSucceeded", ...send })))
        )
  }
