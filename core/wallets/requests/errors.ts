import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The method is neither safe nor one that needs approval; it was not sent.
 * docs/spec/wallets.md#requests-refused-methods.
 */
export class ActionNotAllowed extends Failure("ActionNotAllowed", {
  code: "transaction.not-allowed",
  short: "Action not allowed",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{ readonly method: string }> {}

/** A call of the batch has no `to`, or one without 0x. docs/spec/wallets.md#requests-calls. */
export class CallsMisfit extends Failure("CallsMisfit", {
  code: "transaction.calls-misfit",
  short: "Each call needs a receiver that starts with 0x",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly at: number }> {}

/** The transaction changed between being shown and being sent; it was not sent. */
export class TransactionChanged extends Failure("TransactionChanged", {
  code: "transaction.changed",
  short: "The transaction changed before it was sent",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The account or network changed while the visitor was deciding; nothing was sent. */
export class ContextChanged extends Failure("ContextChanged", {
  code: "transaction.context-changed",
  short: "Your account or network changed",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** Too many transactions are pending. docs/spec/wallets.md#requests-pending. */
export class TooManyPending extends Failure("TooManyPending", {
  code: "transaction.too-many-pending",
  short: "Too many transactions are waiting",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly limit: number }> {}

/** The wallet does not allow asking for the status of a batch of calls. docs/spec/wallets.md#requests-call-status. */
export class CallStatusNotApproved extends Failure("CallStatusNotApproved", {
  code: "transaction.call-status-not-approved",
  short: "Fetching call status not approved by the wallet.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The wallet's answer does not fit the request: no signature, no hash. */
export class WalletAnswerMisfit extends Failure("WalletAnswerMisfit", {
  code: "transaction.answer-misfit",
  short: "The wallet gave an answer that cannot be used",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly method: string }> {}

/** The transaction was included in a block but reverted: nothing was spent but the fee. */
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
 * The preflightCommitment given to Solana's sign-and-send is not one of the eight; the wallet was not asked.
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
