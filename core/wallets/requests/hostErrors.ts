import { Failure } from "../../foundation/errors/failure.ts"

/** A page's request to its provider has no method, or unreadable parameters; it was not sent. EIP-1193. */
export class RequestMisfit extends Failure("RequestMisfit", {
  code: "transaction.request-misfit",
  short: "The page's request cannot be read",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly method: string }> {}
