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

/** Makes the failure of a session that was not ended: `cause` if the call failed, none if nobody could be asked. */
export const toRevokeFailed = (cause?: unknown): RevokeFailed => new RevokeFailed({ cause })

/** The account has no session with that id. */
export class SessionNotFound extends Failure("SessionNotFound", {
  code: "session.not-found",
  short: "This account has no such smart session",
  shownIn: "toast",
  retryable: false,
  exit: 2
})<{ readonly pci: string }> {}
