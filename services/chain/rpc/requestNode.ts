import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { RpcNotAllowed } from "../../../core/chain/rpc/methodErrors.ts"
import { getVerdict } from "../../../core/chain/rpc/methods.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { Rpc, type RpcFailure } from "./Rpc.ts"

/**
 * A result that can be serialized again: without infinite numbers (JSON may contain 1e400), and not nested too deeply.
 */
const SerializableResult = Schema.Unknown.pipe(
  Schema.filter((result) => {
    let isFinite = true
    try {
      JSON.stringify(result, (_, value: unknown) => {
        isFinite &&= value !== Infinity && value !== -Infinity
        return value
      })
    } catch {
      return false
    }
    return isFinite
  })
)

/**
 * Sends an allowed method unchanged to a network's nodes and returns its raw result. Any other method fails with
 * `RpcNotAllowed` and is not sent. docs/spec/chain.md#rpc-allowed-methods.
 */
export const requestNode = (
  network: NetworkId,
  method: string,
  params: ReadonlyArray<unknown> = []
): Effect.Effect<unknown, RpcFailure | RpcNotAllowed, Rpc> =>
  getVerdict(method) === "safe"
    ? Effect.flatMap(Rpc, (rpc) => rpc.read({ network, method, params, result: SerializableResult }))
    : Effect.fail(new RpcNotAllowed({ method }))
