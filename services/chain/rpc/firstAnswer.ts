import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"
import type { RpcError } from "../../../core/chain/rpc/errors.ts"
import { mayAskNext } from "../../../core/chain/rpc/refusal.ts"

/**
 * Tries the endpoints in order, each once, until one answers or refuses; otherwise fails with the last failure. They
 * share 10 s: each gets an equal part of the remaining time, so that a hanging endpoint leaves time for the next.
 * docs/spec/chain.md#rpc-time-out-and-fallback.
 */
export const askInOrder = <A>(
  endpoints: readonly [RpcEndpoint, ...ReadonlyArray<RpcEndpoint>],
  ask: (endpoint: RpcEndpoint, budgetMillis: number) => Effect.Effect<A, CallError | RpcError>
): Effect.Effect<A, CallError | RpcError> =>
  Effect.gen(function* () {
    const deadline = (yield* Clock.currentTimeMillis) + millis.rpc
    const from = ([endpoint, ...others]: typeof endpoints): Effect.Effect<A, CallError | RpcError> =>
      Effect.gen(function* () {
        const remaining = deadline - (yield* Clock.currentTimeMillis)
        return yield* Effect.catchAll(ask(endpoint, Math.floor(remaining / (others.length + 1))), (error) =>
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
