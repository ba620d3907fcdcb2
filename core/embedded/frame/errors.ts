import { Failure } from "../../foundation/errors/failure.ts"

/** The frame of the embedded wallet did not load. docs/spec/embedded.md#frame-time-outs. */
export class FrameLoadFailed extends Failure("FrameLoadFailed", {
  code: "embedded.frame-load-failed",
  short: "Unable to load email login dependency",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{}> {}

/** The frame did not load within 20 s. docs/spec/embedded.md#frame-time-outs. */
export class FrameLoadTimedOut extends Failure("FrameLoadTimedOut", {
  code: "embedded.frame-load-timed-out",
  short: "Network Error - Could not load embedded wallet",
  shownIn: "alert",
  retryable: true,
  exit: 5
})<{}> {}

/** The embedded wallet did not answer a connect request within 120 s. docs/spec/embedded.md#frame-time-outs. */
export class FrameRequestTimedOut extends Failure("FrameRequestTimedOut", {
  code: "embedded.frame-request-timed-out",
  short: "Embedded Wallet Request Timed Out",
  shownIn: "alert",
  retryable: true,
  exit: 5
})<{}> {}

/** The embedded wallet does not allow this page's domain. docs/spec/embedded.md#frame-alerts. */
export class UnverifiedDomain extends Failure("UnverifiedDomain", {
  code: "embedded.unverified-domain",
  short: "Unverified Domain",
  shownIn: "alert",
  retryable: false,
  exit: 1
})<{}> {}

/** A request to the embedded wallet was cancelled. docs/spec/embedded.md#frame-aborts. */
export class RequestAborted extends Failure("RequestAborted", {
  code: "embedded.request-aborted",
  short: "Request was aborted",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The embedded wallet was aborted for another reason. docs/spec/embedded.md#frame-aborts. */
export class EmbeddedAborted extends Failure("EmbeddedAborted", {
  code: "embedded.aborted",
  short: "Something went wrong",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The embedded wallet answered with an error of its own. */
export class FrameError extends Failure("FrameError", {
  code: "embedded.frame-error",
  short: "{reason}",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly reason: string }> {}

/** The embedded wallet answered with an error and no message. docs/spec/embedded.md#frame-aborts. */
export class FrameErrorUnknown extends Failure("FrameErrorUnknown", {
  code: "embedded.frame-error-unknown",
  short: "An error occurred",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The embedded wallet answered in an unknown form. docs/spec/embedded.md#wire-what-is-heard. */
export class FrameAnswerMisfit extends Failure("FrameAnswerMisfit", {
  code: "embedded.frame-answer-misfit",
  short: "An error occurred",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly request: string }> {}

/** A code was requested too soon after the last one. docs/spec/embedded.md#email-cooldown. */
export class EmailCooldown extends Failure("EmailCooldown", {
  code: "embedded.email-cooldown",
  short: "Please try again after {seconds} seconds",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly seconds: number }> {}

/** The text is not an email address. docs/spec/embedded.md#email-addresses. */
export class EmailMisfit extends Failure("EmailMisfit", {
  code: "embedded.email-misfit",
  short: "Enter a valid email",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}

/** The code from the email is wrong. */
export class OtpRejected extends Failure("OtpRejected", {
  code: "embedded.otp-rejected",
  short: "Invalid code",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The code was entered after it expired. docs/spec/embedded.md#email-codes. */
export class OtpExpired extends Failure("OtpExpired", {
  code: "embedded.otp-expired",
  short: "That code is too old.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** A wrong code was entered too often. docs/spec/embedded.md#email-codes. */
export class OtpTriesSpent extends Failure("OtpTriesSpent", {
  code: "embedded.otp-tries-spent",
  short: "Too many tries. Send a new code.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/**
 * The device was refused, or its link is too old; `link` distinguishes them if the site does.
 * docs/spec/embedded.md#email-flow.
 */
export class DeviceNotApproved extends Failure("DeviceNotApproved", {
  code: "embedded.device-not-approved",
  short: "This device was not approved.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly link: "" | "old" | "refused" }> {}

/** The new email is the current one. docs/spec/embedded.md#email-change. */
export class EmailUnchanged extends Failure("EmailUnchanged", {
  code: "embedded.email-unchanged",
  short: "That is your current email.",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}

/** The new email already belongs to another wallet. docs/spec/embedded.md#email-change. */
export class EmailTaken extends Failure("EmailTaken", {
  code: "embedded.email-taken",
  short: "That email has another wallet.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The browser stores nothing for the frame: the sign-in ends with the page. docs/spec/embedded.md#frame-storage. */
export class FrameStorageBlocked extends Failure("FrameStorageBlocked", {
  code: "embedded.frame-storage-blocked",
  short: "Your browser keeps nothing for this sign-in: it ends when you leave the page.",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{}> {}

/** The frame was used before it was added to the page. */
export class FrameNotSet extends Failure("FrameNotSet", {
  code: "embedded.frame-not-set",
  short: "W3mFrame: iframe is not set",
  shownIn: "nowhere",
  retryable: true,
  exit: 70
})<{}> {}

/** The page has no element to put the frame in. */
export class FrameParentNotSet extends Failure("FrameParentNotSet", {
  code: "embedded.frame-parent-not-set",
  short: "W3mFrame: parent is not set",
  shownIn: "nowhere",
  retryable: true,
  exit: 70
})<{}> {}

/** The visitor closed the sign-in window. docs/spec/embedded.md#social-popup. */
export class PopupClosed extends Failure("PopupClosed", {
  code: "embedded.popup-closed",
  short: "Popup closed",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The browser did not open the sign-in window. */
export class PopupBlocked extends Failure("PopupBlocked", {
  code: "embedded.popup-blocked",
  short: "Could not open social popup",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The sign-in window could not be created. */
export class PopupNotCreated extends Failure("PopupNotCreated", {
  code: "embedded.popup-not-created",
  short: "Could not create social popup",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The secure site gave no address for a social sign-in: the cause of `SocialNotStarted`. */
export class SocialUriFailed extends Failure("SocialUriFailed", {
  code: "embedded.social-uri-failed",
  short: "Could not fetch the social redirect uri",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly cause?: unknown }> {}

/** The social sign-in took too long. */
export class SocialTimedOut extends Failure("SocialTimedOut", {
  code: "embedded.social-timed-out",
  short: "Social login timed out. Please try again.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{}> {}

/** The social sign-in could not be started. docs/spec/embedded.md#social-login. */
export class SocialNotStarted extends Failure("SocialNotStarted", {
  code: "embedded.social-not-started",
  short: "Failed to initiate social connection",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/**
 * The sign-in window's answer came from another origin than the secure site.
 * docs/spec/embedded.md#social-trusted-results.
 */
export class UntrustedOrigin extends Failure("UntrustedOrigin", {
  code: "embedded.untrusted-origin",
  short: "Untrusted Origin",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{ readonly origin: string }> {}

/** Farcaster did not sign the visitor in. docs/spec/embedded.md#farcaster-code. */
export class FarcasterFailed extends Failure("FarcasterFailed", {
  code: "embedded.farcaster-failed",
  short: "Failed to connect to farcaster",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** There is no embedded wallet in this kit. */
export class NoAuthConnector extends Failure("NoAuthConnector", {
  code: "embedded.no-auth-connector",
  short: "No auth connector found",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The visitor is not signed in by email or a social account. */
export class NotEmailOrSocial extends Failure("NotEmailOrSocial", {
  code: "embedded.not-email-or-social",
  short: "Not connected to email or social",
  shownIn: "view",
  retryable: false,
  exit: 4
})<{}> {}
