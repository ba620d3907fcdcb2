import { limits } from "../../foundation/data/limits.ts"
import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The method is neither safe nor subject to approval; it was not sent. docs/spec/wallets.md#requests-refused-methods.
 */
export class ActionNotAllowed extends Failure("ActionNotAllowed", {
  code: "transaction.not-allowed",
  short: "Action not allowed",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{ readonly method: string }> {}

/** The transaction changed between being shown and being sent; it was not sent. */
export class TransactionChanged extends Failure("TransactionChanged", {
  code: "transaction.changed",
  short: "The transaction changed before it was sent",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/**
 * The account or network changed while the visitor was deciding, or the request names another one than the current;
 * nothing was sent. `requested` and `current`: the account (CAIP-10) or the network (CAIP-2), if known.
 */
export class ContextChanged extends Failure("ContextChanged", {
  code: "transaction.context-changed",
  short: "Your account or network changed",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly requested?: string; readonly current?: string }> {}

/**
 * The visitor, the host or the wallet ended the connection while a request was pending; a later answer is not used.
 */
export class ConnectionEnded extends Failure("ConnectionEnded", {
  code: "transaction.connection-ended",
  short: "The wallet was disconnected",
  shownIn: "view",
  retryable: false,
  exit: 4
})<{ readonly namespace: string }> {}

/**
 * The typed data names another network than the account's; the wallet was not asked.
 */
export class OtherChain extends Failure("OtherChain", {
  code: "transaction.other-chain",
  short: "This is for another network than your account is on",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly network: string; readonly asked: string }> {}

/** Too many transactions are pending. docs/spec/wallets.md#requests-pending. */
export class TooManyPending extends Failure("TooManyPending", {
  code: "transaction.too-many-pending",
  short: "Too many transactions are waiting",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly limit: number }> {}

/** Creates the failure of a request over the limit of pending ones. */
export const toTooManyPending = (): TooManyPending => new TooManyPending({ limit: limits.pendingTransactions })

/**
 * The page is framed by another site, which could cover what the visitor reads; no request was sent.
 * docs/spec/wallets.md#requests-framed-pages.
 */
export class PageFramed extends Failure("PageFramed", {
  code: "transaction.page-framed",
  short: "This page is shown inside {origin}. Open it in its own window to sign.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly origin: string }> {}

/** The wallet does not allow asking for the status of a batch of calls. docs/spec/wallets.md#requests-call-status. */
export class CallStatusNotApproved extends Failure("CallStatusNotApproved", {
  code: "transaction.call-status-not-approved",
  short: "Fetching call status not approved by the wallet.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The wallet's answer does not fit the request: it is not a signature or a hash. */
export class WalletAnswerMisfit extends Failure("WalletAnswerMisfit", {
  code: "transaction.answer-misfit",
  short: "The wallet gave an answer that cannot be used",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly method: string }> {}

/** The transaction was included in a block but reverted: only the fee was spent. */
export class TransactionReverted extends Failure("TransactionReverted", {
  code: "transaction.reverted",
  short: "The network refused the transaction {hash}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly hash: string }> {}

/** The transaction was sent but is not included in a block yet. */
export class TransactionNotMined extends Failure("TransactionNotMined", {
  code: "transaction.not-mined",
  short: "The transaction {hash} is not in a block yet",
  shownIn: "view",
  retryable: false,
  exit: 5
})<{ readonly hash: string; readonly afterMillis: number }> {}

/**
 * The preflightCommitment for Solana's sign-and-send is not one of the eight allowed values; the wallet was not asked.
 * docs/spec/wallets.md#requests-sign-and-send-options.
 */
export class PreflightMisfit extends Failure("PreflightMisfit", {
  code: "transaction.preflight-misfit",
  short:
    "preflightCommitment is processed, confirmed, finalized, recent, single, singleGossip, root or max, and not {value}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

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
  short: "The wallet does not support what this request needs",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly walletCode: number }> {}

/**
 * The host was to pay the network fee, and its paymaster service or the wallet refused, or the wallet reported an error.
 * The kit did not ask the account to pay instead. docs/spec/wallets.md#requests-sponsored-fees.
 */
export class SponsorRefused extends Failure("SponsorRefused", {
  code: "transaction.sponsor-refused",
  short: "The wallet did not send this with the fee paid by this site",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly network: string; readonly cause?: unknown }> {}

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

/** The wallet has no batch with that id (EIP-5792 5730). */
export class CallBatchUnknown extends Failure("CallBatchUnknown", {
  code: "transaction.batch-unknown",
  short: "The wallet does not know these calls",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly id: string }> {}

/**
 * The batch finished, but not all of its calls were executed. `status`: 400 not sent at all, 500 reverted completely,
 * 600 reverted partly (EIP-5792).
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
