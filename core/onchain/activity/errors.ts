import { Failure } from "../../foundation/errors/failure.ts"

/** The transactions could not be fetched; the history counts as empty. docs/spec/onchain.md#activity-failure. */
export class TransactionsFailed extends Failure("TransactionsFailed", {
  code: "activity.failed",
  short: "Failed to fetch transactions",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}
