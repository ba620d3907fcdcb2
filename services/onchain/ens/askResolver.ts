import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { BadShape } from "../../../core/foundation/http/errors.ts"
import {
  type CallResult,
  decodeAggregate,
  encodeAggregate,
  multicall3
} from "../../../core/onchain/ens/universalResolver.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"

/** The network whose contracts hold the names. */
export const ensNetwork: NetworkId = "eip155:1"

const Hex = Schema.String.pipe(Schema.pattern(/^0x[0-9a-f]*$/i), Schema.maxLength(4_000_000))

const method = "eth_call"

/** Sends several calls of the Universal Resolver as one request, and returns the result of each. */
export const askResolver = (
  rpc: Rpc["Type"],
  calls: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<CallResult>, BadShape | RpcFailure> =>
  rpc
    .read({
      network: ensNetwork,
      method,
      params: [{ to: multicall3, data: encodeAggregate(calls) }, "latest"],
      result: Hex
    })
    .pipe(
      Effect.flatMap((data) => {
        const results = decodeAggregate(data, calls.length)
        return results === undefined
          ? Effect.fail(
              new BadShape({
                call: `rpc.${method}`,
                issue: "The node's answer is not one result for each call.",
                seen: data.slice(0, 64)
              })
            )
          : Effect.succeed(results)
      })
    )
