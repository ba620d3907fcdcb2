import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { RemoteFeature } from "../../../core/kit/features/schema.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import type { BadStatus, CallError, RateLimited } from "../../../core/foundation/http/errors.ts"
import { findRefusalAlert } from "../../../core/foundation/http/projectErrors.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { FeatureItem, projectConfig, projectOrigins } from "./calls.ts"

/** The project's own configuration. docs/spec/kit.md#config-configuration-call. */
export class ProjectConfig extends Context.Tag("services/ProjectConfig")<
  ProjectConfig,
  {
    readonly features: Effect.Effect<ReadonlyArray<RemoteFeature>, CallError>
    /**
     * docs/spec/kit.md#config-fetch-failures: 429, 500 to 599 and a refusal of the project are failures; after any
     * other error the list is empty, which allows every origin.
     */
    readonly origins: Effect.Effect<ReadonlyArray<string>, RateLimited | BadStatus>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const fitting = decodeEach(FeatureItem)

const make = Effect.map(Calls, (calls) =>
  ProjectConfig.of({
    features: Effect.map(calls.ask(projectConfig), ({ features }) =>
      fitting(features).items.map(({ config = null, id, isEnabled }) => ({ id, isEnabled, config }))
    ),
    origins: calls.ask(projectOrigins).pipe(
      Effect.map(
        ({ allowedOrigins }): ReadonlyArray<string> => allowedOrigins.filter((origin) => typeof origin === "string")
      ),
      Effect.catchAll(
        (error): Effect.Effect<ReadonlyArray<string>, RateLimited | BadStatus> =>
          error._tag === "RateLimited" ||
          (error._tag === "BadStatus" &&
            (findRefusalAlert(error, "") !== undefined || (error.status >= 500 && error.status <= 599)))
            ? Effect.fail(error)
            : Effect.succeed([])
      )
    )
  })
)
