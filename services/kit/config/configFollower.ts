import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { originsFailure } from "../../../core/kit/config/errors.ts"
import { needsProject } from "../../../core/kit/config/needsProject.ts"
import { resolveFeatures } from "../../../core/kit/features/features.ts"
import { isOriginAllowed } from "../../../core/kit/config/origins.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import type { AlertKey } from "../../../core/kit/modal/alerts.ts"
import { findRefusalAlert } from "../../../core/foundation/http/projectErrors.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { KitState } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { ProjectConfig } from "./ProjectConfig.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"

/**
 * Loads the project's configuration once, when the modal first opens; again on reopening if that failed. Dispatches the
 * results: the features offered to the visitor, and the alerts for the developer.
 */
export const configFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const origin = yield* PageOrigin
    yield* followRequests
    yield* follow(
      ({ config }) => config.remote,
      () =>
        Effect.flatMap(store.state, ({ config }) => {
          const { features, ignored } = resolveFeatures(config)
          return store.dispatch(
            ...(isEqual(features, config.resolved) ? [] : [{ _tag: "FeaturesResolved" as const, features }]),
            ...(ignored.length === 0 ? [] : [createAlertRaised("LOCAL_CONFIGURATION_IGNORED", ignored.join(", "))])
          )
        })
    )
    yield* follow(
      (state) => origin !== null && isStranger(state, origin),
      (stranger) =>
        stranger && origin !== null ? store.dispatch(createAlertRaised("ORIGIN_NOT_ALLOWED", origin)) : Effect.void
    )
  })
)

/** Requests the features and the origins when the modal opens. */
const followRequests = Effect.gen(function* () {
  const store = yield* Store
  const scope = yield* Effect.scope
  const features = yield* loadFeatures
  const origins = yield* loadOriginsOnce
  yield* follow(
    ({ config, modal }) => modal.open && !config.catalogue && needsProject(config),
    (isMissing) => (isMissing ? store.dispatch(createAlertRaised("PROJECT_ID_NOT_CONFIGURED")) : Effect.void)
  )
  yield* follow(isNeeded, (needed) =>
    needed
      ? Effect.flatMap(store.state, ({ config: { remote, origins: known } }) =>
          Effect.zipRight(
            remote._tag === "Unasked" || remote._tag === "Failed"
              ? store.dispatch({ _tag: "ConfigAsked" })
              : Effect.void,
            known._tag === "Arrived" ? Effect.void : Effect.asVoid(Effect.forkIn(origins, scope))
          )
        )
      : Effect.void
  )
  yield* follow(
    ({ config }) => config.remote._tag === "Asking",
    (isAsking) => (isAsking ? Effect.asVoid(Effect.forkIn(features, scope)) : Effect.void)
  )
})

/** Returns the effect that loads the features; after an offline failure it asks again once the network is back. */
const loadFeatures = Effect.gen(function* () {
  const store = yield* Store
  const project = yield* ProjectConfig
  const origin = yield* PageOrigin
  const online = yield* Online
  const scope = yield* Effect.scope
  return Effect.matchEffect(project.features, {
    onSuccess: (features) => store.dispatch({ _tag: "ConfigArrived", features }),
    onFailure: (error) =>
      Effect.zipRight(
        store.dispatch({ _tag: "ConfigFailed", error: toFailureData(error) }, ...getFailureAlert(error, origin)),
        error._tag === "Offline"
          ? Effect.forkIn(Effect.zipRight(online.back, store.dispatch({ _tag: "ConfigAsked" })), scope)
          : Effect.void
      )
  })
})

/** Returns the effect that loads the origins, one request at a time, however often the modal opens meanwhile. */
const loadOriginsOnce = Effect.gen(function* () {
  const store = yield* Store
  const project = yield* ProjectConfig
  const origin = yield* PageOrigin
  const load = Effect.matchEffect(project.origins, {
    onSuccess: (origins) => store.dispatch({ _tag: "OriginsArrived", origins }),
    onFailure: (error) =>
      store.dispatch({ _tag: "OriginsFailed", error: toFailureData(error) }, ...getFailureAlert(error, origin))
  })
  let isLoading = false
  return Effect.suspend(() => {
    if (isLoading) return Effect.void
    isLoading = true
    return Effect.ensuring(
      load,
      Effect.sync(() => {
        isLoading = false
      })
    )
  })
})

/** Requests nothing in basic mode, and for hosts that control WalletConnect themselves. */
const isNeeded = ({ config, modal }: KitState): boolean =>
  modal.open && config.catalogue && !config.basic && !config.manualWCControl

/** docs/spec/kit.md#config-origins: the page must be on the project's list when email or social login is on. */
const isStranger = ({ config: { origins, resolved } }: KitState, origin: string): boolean =>
  (resolved.email || resolved.socials !== false) && !isOriginAllowed(origin, latest(origins) ?? [])

const createAlertRaised = (key: AlertKey, facts = ""): KitEvent => ({ _tag: "AlertRaised", key, facts })

/**
 * docs/spec/kit.md#config-fetch-failures: 429 is Rate Limited, 500 to 599 a Server Error; a refusal with the provider's
 * own message becomes the alert for that message.
 */
const getFailureAlert = (error: CallError, origin: string | null): ReadonlyArray<KitEvent> => {
  const refusal = findRefusalAlert(error, origin ?? "")
  if (refusal !== undefined) return [{ _tag: "AlertRaised", ...refusal }]
  const status = error._tag === "RateLimited" ? 429 : error._tag === "BadStatus" ? error.status : 0
  const failure = originsFailure(status)
  return failure === null
    ? []
    : [
        failure._tag === "ConfigRateLimited"
          ? createAlertRaised("RATE_LIMITED_APP_CONFIGURATION")
          : createAlertRaised("SERVER_ERROR_APP_CONFIGURATION", error.message)
      ]
}
