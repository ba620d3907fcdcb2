import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { KitMissing } from "../../core/foundation/errors/KitMissing.ts"
import { Run } from "./world.ts"

/** Provides a command with additional services. Commands of one run that use the same layer share it and its state. */
export const provideWorld =
  <ROut, E2, RIn>(layer: Layer.Layer<ROut, E2, RIn>) =>
  <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E | E2, Exclude<R, ROut> | RIn | Run> =>
    Effect.gen(function* () {
      const { memo, scope } = yield* Run
      const services = yield* Layer.buildWithMemoMap(layer, memo, scope)
      return yield* Effect.provide(command, services)
    })

/** Removes the failure of code that did not load, which cannot occur: the terminal's code is one file. */
export const dieWithoutCode = <A, E, R>(effect: Effect.Effect<A, E | KitMissing, R>) =>
  Effect.catchIf(
    effect,
    (error): error is Extract<E | KitMissing, KitMissing> => error instanceof KitMissing,
    (missing) => Effect.die(missing)
  )
