import * as Effect from "effect/Effect"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import type { CallBatches } from "../../wallets/requests/CallBatches.ts"
import type { PreparedSend } from "./Sends.ts"

/**
 * Returns the calls of several transfers as one atomic batch; null if they must be sent in sequence: on Solana and
 * Bitcoin, and if the wallet does not support batches already. A wallet that does not report support counts as not
 * supporting them; a wallet is not asked to become a smart account for it.
 */
export const toAtomicBatch = (
  batches: CallBatches["Type"],
  account: AccountId,
  requests: ReadonlyArray<PreparedSend>
): Effect.Effect<ReadonlyArray<BatchCall> | null, Effect.Effect.Error<ReturnType<typeof batches.support>>> => {
  const calls = requests.flatMap((request) => ("transaction" in request || "satoshis" in request ? [] : [request]))
  return calls.length < requests.length
    ? Effect.succeed(null)
    : Effect.timeoutTo(batches.support(account), {
        duration: millis.rpc,
        onTimeout: () => null,
        onSuccess: (support) =>
          support === "supported" ? calls.map(({ data, to, value }) => ({ data, to, value })) : null
      })
}
