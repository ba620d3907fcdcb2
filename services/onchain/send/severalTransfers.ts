import * as Effect from "effect/Effect"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { BatchCall } from "../../../core/wallets/reader/batch.ts"
import type { CallBatches } from "../../wallets/requests/CallBatches.ts"
import type { PreparedSend } from "./Sends.ts"

/**
 * Returns the calls by which several transfers go out in one batch, all or nothing; null where they go one after
 * another: on Solana and Bitcoin, and where the wallet does not take batches by itself. A wallet that does not say what
 * it can do, cannot; one that would have to become a smart account first is not asked to.
 */
export const inOneBatch = (
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
