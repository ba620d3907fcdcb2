import * as Effect from "effect/Effect"
import { isLatchkeyError, type LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { BadStatus, RateLimited } from "../../core/foundation/http/errors.ts"
import type { Outbox } from "./outbox.ts"

/** Takes note that a signed order is handed to a service now. A replay hands nothing over. */
export const handedOver = (outbox: Outbox, one: Parameters<Outbox["begin"]>[0]) => Effect.sync(() => outbox.begin(one))

/** Takes note of how an order ended: done, refused by an answer, or nobody knows. */
export const settled = <A, E extends LatchkeyError, R>(
  outbox: Outbox,
  order: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  order.pipe(
    Effect.tap(() => Effect.sync(() => outbox.taken())),
    Effect.tapError((error) =>
      Effect.sync(() => {
        if (isAnswered(error)) outbox.refused("told")
      })
    )
  )

/** Whether the service said by its status that it did nothing: a status of its own trouble says nothing of the kind. */
const isAnswered = (error: LatchkeyError): boolean =>
  error instanceof RateLimited ||
  (error instanceof BadStatus && error.status < 500) ||
  ("cause" in error && isLatchkeyError(error.cause) && isAnswered(error.cause))
