import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { RpcEndpoint } from "../../../core/chain/rpc/endpoints.ts"

/**
 * The order in which a network's endpoints are tried. Defaults to the configured order; `rankingLayer` provides a
 * measured one. docs/spec/chain.md#rpc-ranking.
 */
export class RpcOrder extends Context.Tag("services/RpcOrder")<
  RpcOrder,
  {
    readonly order: (
      network: NetworkId,
      endpoints: ReadonlyArray<RpcEndpoint>
    ) => Effect.Effect<ReadonlyArray<RpcEndpoint>>
  }
>() {}
