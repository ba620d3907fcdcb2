import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type ConfigRateLimited, type ConfigServerError, originsFailure } from "../../core/config/errors.ts"
import type { RemoteFeature } from "../../core/config/state.ts"
import { decodeEach } from "../../core/http/decodeEach.ts"
import type { CallError } from "../../core/http/errors.ts"
import { Calls } from "../http/Calls.ts"
import { FeatureItem, projectConfig, projectOrigins } from "./calls.ts"

/** What the project says of itself. Spec §7. */
export class ProjectConfig extends Context.Tag("services/ProjectConfig")<ProjectConfig, {
  readonly features: Effect.Effect<ReadonlyArray<RemoteFeature>, CallError>
  /** Spec §8: 429 and 500 to 599 are failures; anything else that goes wrong is an empty list, which allows all. */
  readonly origins: Effect.Effect<ReadonlyArray<string>, ConfigRateLimited | ConfigServerError>
}>() {
  static readonly layer = Layer.effect(this, Effect.suspend(() => make))
}

const fitting = decodeEach(FeatureItem)

const make = Effect.map(Calls, (calls) =>
  ProjectConfig.of({
    features: Effect.map(calls.ask(projectConfig), ({ features }) => fitting(features).kept),
    origins: calls.ask(projectOrigins).pipe(
      Effect.map(({ allowedOrigins }) => allowedOrigins),
      Effect.catchAll((error): Effect.Effect<ReadonlyArray<string>, ConfigRateLimited | ConfigServerError> => {
        const status = error._tag === "RateLimited" ? 429 : error._tag === "BadStatus" ? error.status : 0
        return originsFailure(status, error) ?? Effect.succeed([])
      })
    )
  }))
