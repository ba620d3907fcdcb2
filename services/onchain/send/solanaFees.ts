import * as Effect from "effect/Effect"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { computePrice, unitsOf } from "../../../core/onchain/send/solanaPrice.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"

const Paid = Schema.Array(Schema.Struct({ prioritizationFee: Lamports }))

/**
 * Reads what a transfer of an account pays for a compute unit, in millionths of a lamport. 0 where nobody can tell:
 * then it goes without a price. Never fails.
 */
export const readComputePrice = ({ read }: Rpc["Type"], network: NetworkId, from: string, isToken: boolean) =>
  Effect.orElseSucceed(
    Effect.map(read({ network, method: "getRecentPrioritizationFees", params: [[from]], result: Paid }), (all) =>
      computePrice(
        all.map(({ prioritizationFee }) => prioritizationFee),
        unitsOf(isToken)
      )
    ),
    () => 0n
  )
