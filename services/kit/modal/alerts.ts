import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Alert, RaisedAlert } from "../../../core/kit/modal/events.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"

/** Puts a raised alert into words. */
export type Words = (raised: RaisedAlert) => Alert

/**
 * The words are a chunk of their own: most visitors never need them. One that does not load leaves the alert untold.
 */
const loaded: Effect.Effect<Words, unknown> = Effect.map(
  Effect.tryPromise(() => import("../../../core/kit/modal/alerts.ts")),
  ({ alertOf }) => alertOf
)

/**
 * Puts what was raised into words, each once: the banner's, and in debug mode one line of the console. What was raised
 * before this stood is told when it does. docs/spec/kit.md#modal-alerts.
 */
export const alertsOver = (words: Effect.Effect<Words, unknown>) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      let told = 0
      yield* follow(
        ({ modal }) => modal.raised,
        (raised) => {
          const fresh = raised.slice(told)
          told = raised.length
          return fresh.length === 0
            ? Effect.void
            : Effect.ignore(
                Effect.flatMap(words, (alertOf) =>
                  Effect.forEach(
                    fresh.map(alertOf),
                    (alert) =>
                      Effect.zipRight(
                        store.dispatch({ _tag: "AlertShown", alert }),
                        store.now().config.debug ? written(alert) : Effect.void
                      ),
                    { discard: true }
                  )
                )
              )
        }
      )
    })
  )

export const alertsLayer = alertsOver(loaded)

const written = ({ detail, short, variant }: Alert): Effect.Effect<void> => {
  const line = `${short}. ${detail}`
  return variant === "error" ? Console.error(line) : variant === "warning" ? Console.warn(line) : Console.info(line)
}
