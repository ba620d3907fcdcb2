import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { RpcNotAllowed } from "../../../core/chain/rpc/methodErrors.ts"
import { rpcNotAllowed, verdictOf } from "../../../core/chain/rpc/methods.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Rpc, type RpcFailure } from "./Rpc.ts"

/** A result without a number that no double is (JSON may say 1e400), and nested no deeper than can be written back. */
const Whole = Schema.Unknown.pipe(
  Schema.filter((whole) => {
    let isWhole = true
    try {
      JSON.stringify(whole, (_, one: unknown) => {
        isWhole &&= one !== Infinity && one !== -Infinity
        return one
      })
    } catch {
      return false
    }
    return isWhole
  })
)

/**
 * Sends a method of the allowed list unchanged to a network's nodes and returns its raw result. Any other method fails
 * with `RpcNotAllowed` and is not sent. docs/spec/chain.md#rpc-allowed-methods.
 */
export const requestNode = (
  network: NetworkId,
  method: string,
  params: ReadonlyArray<unknown> = []
): Effect.Effect<unknown, RpcFailure | RpcNotAllowed, Rpc> =>
  verdictOf(method) === "safe"
    ? Effect.flatMap(Rpc, (rpc) => rpc.read({ network, method, params, result: Whole }))
    : Effect.fail(rpcNotAllowed(method))
