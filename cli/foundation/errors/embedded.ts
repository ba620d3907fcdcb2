import { Failure } from "../../../core/foundation/errors/failure.ts"

/** A one-time code is needed, and there is no way to get one. */
export class OtpMissing extends Failure("OtpMissing", {
  code: "cli.otp-missing",
  short: "The code from the email is needed. Pass it with --otp, set LATCHKEY_OTP, or pipe it in.",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** No secure site offers a line to terminals. */
export class NoSiteLine extends Failure("NoSiteLine", {
  code: "cli.no-site-line",
  short: "No public site offers sign-in by email for terminals. Use --sandbox.",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}
