import { Failure } from "../../foundation/errors/failure.ts"

/** The text could not be copied to the clipboard. */
export class CopyFailed extends Failure("CopyFailed", {
  code: "account.copy-failed",
  short: "Failed to copy",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{}> {}

/** The account is not one of the connected ones. */
export class AccountNotFound extends Failure("AccountNotFound", {
  code: "account.not-found",
  short: "Account not found",
  shownIn: "toast",
  retryable: false,
  exit: 4
})<{ readonly address: string }> {}
