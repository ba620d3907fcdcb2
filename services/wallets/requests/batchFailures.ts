import { CallBatchNeedsMore, CallBatchUnknown } from "../../../core/wallets/requests/errors.ts"

/** The wallet has not the capability that a batch needs. */
export const batchNeedsMore = (walletCode: number): CallBatchNeedsMore => new CallBatchNeedsMore({ walletCode })

/** The wallet knows no batch of that id. */
export const batchUnknown = (id: string): CallBatchUnknown => new CallBatchUnknown({ id })
