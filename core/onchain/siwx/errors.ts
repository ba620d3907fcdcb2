import { Failure } from "../../foundation/errors/failure.ts"

/** Sign-in is not configured. docs/spec/onchain.md#siwx-failures. */
export class SiwxNotEnabled extends Failure("SiwxNotEnabled", {
  code: "siwx.not-enabled",
  short: "SIWX is not enabled",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{}> {}

/** There is no account to sign in with. docs/spec/onchain.md#siwx-failures. */
export class NoActiveAccount extends Failure("NoActiveAccount", {
  code: "siwx.no-active-account",
  short: "No ActiveCaipAddress found",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** There is no network to sign in on. */
export class NoActiveNetwork extends Failure("NoActiveNetwork", {
  code: "siwx.no-active-network",
  short: "No ActiveCaipNetwork or client found",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** The signature does not belong to the message and the account. */
export class SignatureInvalid extends Failure("SignatureInvalid", {
  code: "siwx.signature-invalid",
  short: "The signature is not valid",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The signature may be a contract's, and no node of the network answered. */
export class SignInUnchecked extends Failure("SignInUnchecked", {
  code: "siwx.unchecked",
  short: "The signature could not be checked on {network}",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly network: string; readonly cause?: unknown }> {}

/** The wallet did not sign the message. docs/spec/onchain.md#siwx-failures. */
export class SigningFailed extends Failure("SigningFailed", {
  code: "siwx.signing-failed",
  short: "Error signing message",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** Sign-in could not start; the wallet is disconnected. docs/spec/onchain.md#siwx-failures. */
export class SignInNotStarted extends Failure("SignInNotStarted", {
  code: "siwx.not-started",
  short: "A problem occurred while trying initialize authentication",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/**
 * A text is not a sign-in message, or its data is invalid: `field` breaks `rule` (EIP-4361).
 */
export class SignInMisfit extends Failure("SignInMisfit", {
  code: "siwx.misfit",
  short: "The sign-in message is not right: {field} must be {rule}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly field: string; readonly rule: string }> {}

/** The sign-in message was valid until that time (ISO 8601). */
export class SignInExpired extends Failure("SignInExpired", {
  code: "siwx.expired",
  short: "The sign-in message expired at {at}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly at: string }> {}

/** The sign-in message is valid from that time on (ISO 8601). */
export class SignInTooEarly extends Failure("SignInTooEarly", {
  code: "siwx.too-early",
  short: "The sign-in message is not valid before {at}",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly at: string }> {}
