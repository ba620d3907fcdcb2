import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Alert, RaisedAlert } from "../../../core/kit/modal/events.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"

/** Returns the text of a raised alert. */
export type Words = (raised: RaisedAlert) => Alert

/** The texts are a chunk of their own: most visitors never need them. If it does not load, the alert is not shown. */
const loaded: Effect.Effect<Words, unknown> = Effect.map(
  Effect.tryPromise(() => import("../../../core/kit/modal/alerts.ts")),
  ({ getAlert }) => getAlert
)

/**
 * Gives each raised alert its text, once: for the banner, and in debug mode for one line on the console. Alerts raised
 * before this layer started are included. docs/spec/kit.md#modal-alerts.
 */
export const createAlerts = (words: Effect.Effect<Words, unknown>) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      let count = 0
      yield* follow(
        ({ modal }) => modal.raised,
        (raised) => {
          const fresh = raised.slice(count)
          count = raised.length
          return fresh.length === 0
            ? Effect.void
            : Effect.ignore(
                Effect.flatMap(words, (getAlert) =>
                  Effect.forEach(
                    fresh.map(getAlert),
                    (alert) =>
                      Effect.zipRight(
                        store.dispatch({ _tag: "AlertShown", alert }),
                        store.getState().config.debug ? logAlert(alert) : Effect.void
                      ),
                    { discard: true }
                  )
                )
              )
        }
      )
    })
  )

export const alertsLayer = createAlerts(loaded)

const logAlert = ({ detail, short, variant }: Alert): Effect.Effect<void> => {
  const line = `${short}. ${detail}`
  return variant === "error" ? Console.error(line) : variant === "warning" ? Console.warn(line) : Console.info(line)
}
