import { Failure } from "../../foundation/errors/failure.ts"

/** The smart sessions could not be listed. */
export class SessionsFailed extends Failure("SessionsFailed", {
  code: "session.list-failed",
  short: "Error loading smart sessions",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The smart session could not be revoked. */
export class RevokeFailed extends Failure("RevokeFailed", {
  code: "session.revoke-failed",
  short: "Error revoking smart session",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The account has no session with that id. */
export class SessionNotFound extends Failure("SessionNotFound", {
  code: "session.not-found",
  short: "This account has no such smart session",
  shownIn: "toast",
  retryable: false,
  exit: 2
})<{ readonly pci: string }> {}

/** A requested grant breaks a rule; the wallet was not asked. docs/spec/onchain.md#session-granting. */
export class GrantMisfit extends Failure("GrantMisfit", {
  code: "session.grant-misfit",
  short: "{rule}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly rule: string }> {}

/**
 * The connected wallet does not support the requested grant; it was not asked. docs/spec/onchain.md#session-granting.
 */
export class GrantUnsupported extends Failure("GrantUnsupported", {
  code: "session.grant-unsupported",
  short: "{lacks}",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly lacks: string }> {}

/** The wallet's answer to a grant is missing or incomplete. docs/spec/onchain.md#session-granting. */
export class GrantAnswerMisfit extends Failure("GrantAnswerMisfit", {
  code: "session.grant-answer-misfit",
  short: "{rule}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly rule: string }> {}

/** The wallet granted more than requested: the grant is not used. `granted`: the permissions that it reported. */
export class GrantWider extends Failure("GrantWider", {
  code: "session.grant-wider",
  short: "Your wallet granted more than this page asked for",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly granted?: ReadonlyArray<unknown> }> {}

/** The page already waits for an answer to requested permissions; the wallet was not asked again. */
export class GrantPending extends Failure("GrantPending", {
  code: "session.grant-pending",
  short: "Another request for permissions is waiting",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{}> {}

/** The service for smart sessions did not create the session; the wallet was not asked. */
export class GrantNotBegun extends Failure("GrantNotBegun", {
  code: "session.grant-not-begun",
  short: "The smart session could not be begun",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The wallet granted the session, but the service did not activate it: the grant remains in the wallet. */
export class GrantNotActivated extends Failure("GrantNotActivated", {
  code: "session.grant-not-activated",
  short: "Your wallet granted the session, and it was not put to use",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly pci: string; readonly cause?: unknown }> {}
