import { Failure } from "../../foundation/errors/failure.ts"

/** Storage refuses the records of sent transactions: they last as long as the page. */
export class SentRecordsUnkept extends Failure("SentRecordsUnkept", {
  code: "receipt.not-kept",
  short: "This page cannot remember what you send",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{}> {}
