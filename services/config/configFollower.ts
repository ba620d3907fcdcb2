import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { toFailureData } from "../../core/errors.ts"
import type { Alert } from "../../core/modal/state.ts"
import type { KitState } from "../../core/state.ts"
import { Online } from "../platform/Online.ts"
import { follow } from "../store/follow.ts"
import { Store } from "../store/Store.ts"
import { ProjectConfig } from "./ProjectConfig.ts"

/** Asks the project for its configuration once, when the modal first opens; again on reopening where that failed. */
export const configFollower = Layer.scopedDiscard(Effect.gen(function*() {
  const store = yield* Store
  const project = yield* ProjectConfig
  const online = yield* Online
  const scope = yield* Effect.scope

  const features = Effect.matchEffect(project.features, {
    onSuccess: (features) => store.dispatch({ _tag: "ConfigArrived", features }),
    onFailure: (error) =>
      Effect.zipRight(
        store.dispatch({ _tag: "ConfigFailed", error: toFailureData(error) }),
        error._tag === "Offline" ? Effect.forkIn(Effect.zipRight(online.back, store.dispatch({ _tag: "ConfigAsked" })), scope) : Effect.void
      )
  })

  const origins = Effect.matchEffect(project.origins, {
    onSuccess: (origins) => store.dispatch({ _tag: "OriginsArrived", origins }),
    onFailure: (error) =>
      store.dispatch(
        { _tag: "OriginsFailed", error: toFailureData(error) },
        { _tag: "AlertShown", alert: alertOf(error._tag === "RateLimited" ? "RATE_LIMITED_APP_CONFIGURATION" : "SERVER_ERROR_APP_CONFIGURATION", error.message) }
      )
  })

  yield* follow(isWanted, (wanted) =>
    wanted
      ? Effect.flatMap(store.state, ({ config: { remote, origins: known } }) =>
        Effect.zipRight(
          remote._tag === "Unasked" || remote._tag === "Failed" ? store.dispatch({ _tag: "ConfigAsked" }) : Effect.void,
          known._tag === "Arrived" ? Effect.void : Effect.asVoid(Effect.forkIn(origins, scope))
        ))
      : Effect.void)
  yield* follow(({ config }) => config.remote._tag === "Asking", (asking) =>
    asking ? Effect.asVoid(Effect.forkIn(features, scope)) : Effect.void)
}))

/** Basic mode and a host that drives WalletConnect itself ask for nothing. */
const isWanted = ({ config, modal }: KitState): boolean =>
  modal.open && config.catalogue && !config.basic && !config.manualWCControl

const alertOf = (key: string, detail: string): Alert => ({ variant: "error", key, detail })
