import * as Effect from "effect/Effect"
import { isLatchkeyError, type LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { BadStatus, RateLimited } from "../../core/foundation/http/errors.ts"
import type { Outbox } from "./outbox.ts"

/** Records that a signed order is being sent to a service. A replay sends nothing. */
export const recordOrder = (outbox: Outbox, order: Parameters<Outbox["begin"]>[0]) =>
  Effect.sync(() => outbox.begin(order))

/** Records the outcome of an order: accepted, refused by the service, or unknown. */
export const endOrder = <A, E extends LatchkeyError, R>(
  outbox: Outbox,
  order: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  order.pipe(
    Effect.tap(() => Effect.sync(() => outbox.recordAccepted())),
    Effect.tapError((error) =>
      Effect.sync(() => {
        if (isAnswered(error)) outbox.recordRefused("reported")
      })
    )
  )

/** Returns true if the service's status says that it did nothing; a server error does not. */
const isAnswered = (error: LatchkeyError): boolean =>
  error instanceof RateLimited ||
  (error instanceof BadStatus && error.status < 500) ||
  ("cause" in error && isLatchkeyError(error.cause) && isAnswered(error.cause))
