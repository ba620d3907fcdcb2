import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Inclusion } from "../../../core/onchain/activity/events.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import { getFee } from "../receipt/computeCoinChange.ts"
import { createEvmReads } from "../receipt/createEvmReads.ts"

const Count = Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER))
const OnSolana = Schema.NullOr(
  Schema.Struct({ slot: Count, meta: Schema.optional(Schema.NullOr(Schema.Struct({ fee: Count }))) })
)

/** Reads the block and the fee of a transaction from a network's node. Null if it is in no block. */
export const lookAtInclusion = (
  rpc: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  hash: string
): Effect.Effect<Inclusion | null, RpcFailure> => {
  switch (splitNetworkId(network).namespace) {
    case "eip155":
      return Effect.map(
        createEvmReads(rpc, network).receipt(hash),
        (receipt) => receipt && { block: String(BigInt(receipt.blockNumber)), fee: String(getFee(receipt)) }
      )
    case "solana": {
      const options = { encoding: "base64", commitment: "confirmed", maxSupportedTransactionVersion: 0 }
      return Effect.map(
        rpc.read({ network, method: "getTransaction", params: [hash, options], result: OnSolana }),
        (transaction) =>
          transaction && {
            block: String(transaction.slot),
            fee: transaction.meta ? String(transaction.meta.fee) : null
          }
      )
    }
    default:
      return Effect.succeed(null)
  }
}
