import { Failure } from "../../foundation/errors/failure.ts"

/** The wallet does not support batches of calls (EIP-1193 4200). */
export class CallBatchesUnsupported extends Failure("CallBatchesUnsupported", {
  code: "transaction.batches-unsupported",
  short: "The wallet cannot take several calls at once",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The batch needs a capability that the wallet does not support (EIP-5792 5700, 5760). */
export class CallBatchNeedsMore extends Failure("CallBatchNeedsMore", {
  code: "transaction.batch-needs-more",
  short: "The wallet cannot send the calls in the way that was asked for",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly walletCode: number }> {}

/** A batch with that id was sent before (EIP-5792 5720); it was not sent again. */
export class CallBatchRepeated extends Failure("CallBatchRepeated", {
  code: "transaction.batch-repeated",
  short: "These calls were sent before",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The batch has more calls than the wallet accepts at once (EIP-5792 5740). */
export class CallBatchTooLarge extends Failure("CallBatchTooLarge", {
  code: "transaction.batch-too-large",
  short: "These are more calls than the wallet takes at once",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly calls: number }> {}

/** The wallet knows no batch with that id (EIP-5792 5730). */
export class CallBatchUnknown extends Failure("CallBatchUnknown", {
  code: "transaction.batch-unknown",
  short: "The wallet does not know these calls",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly id: string }> {}

/**
 * The batch finished without all its calls executed. `status`: 400 not sent at all, 500 reverted completely, 600
 * reverted partly (EIP-5792).
 */
export class CallBatchFailed extends Failure("CallBatchFailed", {
  code: "transaction.batch-failed",
  short: "The calls were not all carried out",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly id: string; readonly status: 400 | 500 | 600 }> {}

/** The batch was sent and has not finished yet. */
export class CallBatchPending extends Failure("CallBatchPending", {
  code: "transaction.batch-pending",
  short: "The calls are not carried out yet",
  shownIn: "view",
  retryable: false,
  exit: 5
})<{ readonly id: string; readonly afterMillis: number }> {}
