import { Failure } from "../../foundation/errors/failure.ts"

/** The wallet has no link that may be followed. */
export class NoLinkFound extends Failure("NoLinkFound", {
  code: "wallet.no-link",
  short: "No link found",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{ readonly walletId: string }> {}
