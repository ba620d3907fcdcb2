import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import type { RpcError } from "../../../core/chain/rpc/errors.ts"
import { mayAskNext } from "../../../core/chain/rpc/refusal.ts"

/**
 * Asks one endpoint after the other, each once, until one answers or refuses; else the last one's failure. All have 10
 * s together: each gets an equal share of what is left, so one that hangs leaves time for the next.
 * docs/spec/chain.md#rpc-time-out-and-fallback.
 */
export const firstAnswer = <A>(
  endpoints: readonly [RpcEndpoint, ...ReadonlyArray<RpcEndpoint>],
  ask: (endpoint: RpcEndpoint, budgetMillis: number) => Effect.Effect<A, CallError | RpcError>
): Effect.Effect<A, CallError | RpcError> =>
  Effect.gen(function* () {
    const deadline = (yield* Clock.currentTimeMillis) + millis.rpc
    const from = ([endpoint, ...others]: typeof endpoints): Effect.Effect<A, CallError | RpcError> =>
      Effect.gen(function* () {
        const left = deadline - (yield* Clock.currentTimeMillis)
        return yield* Effect.catchAll(ask(endpoint, Math.floor(left / (others.length + 1))), (error) =>
          Effect.gen(function* () {
            const [next, ...rest] = others
            if (next === undefined || !mayAskNext(error) || (yield* Clock.currentTimeMillis) >= deadline)
              return yield* error
            return yield* from([next, ...rest])
          })
        )
      })
    return yield* from(endpoints)
  })
