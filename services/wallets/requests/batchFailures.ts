import { CallBatchNeedsMore, CallBatchUnknown } from "../../../core/wallets/requests/errors.ts"

/** Returns the failure of a wallet without a capability that a batch needs. */
export const batchNeedsMore = (walletCode: number): CallBatchNeedsMore => new CallBatchNeedsMore({ walletCode })

/** Returns the failure for a batch id that the wallet does not know. */
export const batchUnknown = (id: string): CallBatchUnknown => new CallBatchUnknown({ id })
