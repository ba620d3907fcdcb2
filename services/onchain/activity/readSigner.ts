import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { hasOwnOperation, readSolanaSigner } from "../../../core/onchain/activity/signers.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import { createEvmReads } from "../receipt/createEvmReads.ts"

/**
 * Reads from a node whether an account made a transaction. Undefined if the node does not know the transaction, and on
 * networks where each coin is spent by its owner's signature. docs/spec/onchain.md#activity-signers.
 */
export const readSigner = (
  rpc: Pick<Rpc["Type"], "read">,
  { hash, network }: Pick<Transaction, "hash" | "network">,
  address: string
): Effect.Effect<Transaction["signer"], RpcFailure> => {
  switch (splitNetworkId(network).namespace) {
    case "eip155":
      return readOnEvm(rpc, { hash, network }, address)
    case "solana": {
      const options = { encoding: "json", commitment: "confirmed", maxSupportedTransactionVersion: 0 }
      return Effect.map(
        rpc.read({ network, method: "getTransaction", params: [hash, options], result: Schema.Unknown }),
        (answer) => readSolanaSigner(answer, address)
      )
    }
    default:
      return Effect.succeed(undefined)
  }
}

const readOnEvm = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  { hash, network }: Pick<Transaction, "hash" | "network">,
  address: string
): Effect.fn.Return<Transaction["signer"], RpcFailure> {
  const reads = createEvmReads(rpc, network)
  const own = address.toLowerCase()
  const transaction = yield* reads.transaction(hash)
  if (transaction === null) return undefined
  // A smart account that is called directly executes only what its owner signed.
  if (transaction.from.toLowerCase() === own || transaction.to?.toLowerCase() === own) return "account"
  const receipt = yield* reads.receipt(hash)
  if (receipt === null) return undefined
  return hasOwnOperation(receipt.logs ?? [], address) ? "account" : "other"
})
