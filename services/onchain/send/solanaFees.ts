import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { computeUnitPrice, getComputeUnits } from "../../../core/onchain/send/solanaPrice.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"

const RecentFees = Schema.Array(Schema.Struct({ prioritizationFee: Lamports }))

/**
 * Reads the recent price of a compute unit for transfers of an account, in millionths of a lamport. Returns 0 if
 * unknown: the transfer is sent without a price. Never fails.
 */
export const readComputePrice = ({ read }: Rpc["Type"], network: NetworkId, from: string, isToken: boolean) =>
  Effect.orElseSucceed(
    Effect.map(read({ network, method: "getRecentPrioritizationFees", params: [[from]], result: RecentFees }), (all) =>
      computeUnitPrice(
        all.map(({ prioritizationFee }) => prioritizationFee),
        getComputeUnits(isToken)
      )
    ),
    () => 0n
  )
