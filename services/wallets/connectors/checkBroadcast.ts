import * as Effect from "effect/Effect"
import { isBroadcast } from "../../../core/chain/rpc/methods.ts"
import { isTransactionHash } from "../../../core/wallets/requests/request.ts"
import { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"

/**
 * Checks the answer to a signed transaction: if it is not a hash, the transaction may have been sent. Other answers pass.
 */
export const checkBroadcast =
  (method: string) =>
  <A, E, R>(answer: Effect.Effect<A, E, R>): Effect.Effect<A, E | OutcomeUnknown, R> =>
    Effect.filterOrElse(
      answer,
      (value) => !isBroadcast(method) || isTransactionHash(value),
      () => new OutcomeUnknown({ method })
    )
