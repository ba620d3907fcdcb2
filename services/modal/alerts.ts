import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { alertOf } from "../../core/modal/alerts.ts"
import type { Alert } from "../../core/modal/state.ts"
import { follow } from "../store/follow.ts"
import { Store } from "../store/Store.ts"

/**
 * Puts what was raised into words, each once: the banner's, and in debug mode one line of the console. Comes with the
 * network chunk, so that the words cost nothing before; what was raised until then is told when it arrives. Spec §8.
 */
export const alertsLayer = Layer.scopedDiscard(Effect.gen(function*() {
  const store = yield* Store
  let told = 0
  yield* follow(({ modal }) => modal.raised, (raised) =>
    Effect.suspend(() => {
      const fresh = raised.slice(told).map(alertOf)
      told = raised.length
      return Effect.forEach(fresh, (alert) =>
        Effect.zipRight(
          store.dispatch({ _tag: "AlertShown", alert }),
          store.now().config.debug ? written(alert) : Effect.void
        ), { discard: true })
    }))
}))

const written = ({ detail, short, variant }: Alert): Effect.Effect<void> => {
  const line = `${short}. ${detail}`
  return variant === "error" ? Console.error(line) : variant === "warning" ? Console.warn(line) : Console.info(line)
}
