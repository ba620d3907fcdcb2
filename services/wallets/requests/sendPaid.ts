import * as Effect from "effect/Effect"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { isTransactionHash } from "../../../core/wallets/requests/request.ts"
import { answerMisfit } from "../connectors/methodTable.ts"
import type { BatchPurpose, CallBatches } from "./CallBatches.ts"
import type { Sponsors } from "./Sponsors.ts"
import type { WalletRequester } from "./WalletRequests.ts"

interface PayingServices {
  readonly batches: CallBatches["Type"]
  readonly sponsors: Sponsors["Type"] | undefined
}

/**
 * Sends a transaction once. Returns its hash; it is not in a block yet, unless the host pays its fee: then the wallet has
 * reported it as done. `isPaid`: whether the host pays; looked up by default.
 */
export const sendPaid = Effect.fnUntraced(function* (
  { batches, sponsors }: PayingServices,
  account: AccountId,
  request: TransactionRequest,
  purpose: BatchPurpose & { readonly asking: WalletRequester },
  isPaid?: boolean
) {
  const { data, to, value } = request
  const calls = [{ to, data, value }]
  const found = isPaid === undefined ? yield* sponsors?.check(account, calls) ?? Effect.succeed(null) : null
  const sponsorship = found ?? undefined
  if (!(isPaid ?? sponsorship === "paid") || sponsors === undefined)
    return yield* purpose.asking.sendTransaction(account, request, { ...purpose, sponsorship })
  const id = yield* sponsors.send(account, { calls, atomic: false }, { ...purpose, sponsorship: "paid" })
  const { hashes } = yield* batches.done(account, id)
  const hash = hashes.at(-1)
  return isTransactionHash(hash) ? hash : yield* answerMisfit("wallet_getCallsStatus")
})
