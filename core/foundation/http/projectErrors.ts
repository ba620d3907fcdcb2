import { Failure } from "../errors/failure.ts"
import type { CallError } from "./errors.ts"

/* Answers of the services and the relay about a project. They can only occur after the first chunk. */

/** The page's origin is not on the project's allowlist. */
export class OriginNotAllowed extends Failure("OriginNotAllowed", {
  code: "config.origin-not-allowed",
  short: "Origin Not Allowed",
  shownIn: "alert",
  retryable: false,
  exit: 1
})<{ readonly origin: string }> {}

/** The service does not know the project id. */
export class InvalidProjectId extends Failure("InvalidProjectId", {
  code: "config.invalid-project-id",
  short: "Invalid Project ID",
  shownIn: "alert",
  retryable: false,
  exit: 2
})<{}> {}

/**
 * WalletConnect's relay refused the session's token, which is not valid yet.
 * docs/spec/foundation.md#http-refusal-sentences.
 */
export class SessionExpired extends Failure("SessionExpired", {
  code: "connection.session-expired",
  short: "Session Expired",
  shownIn: "alert",
  retryable: true,
  exit: 1
})<{}> {}

/**
 * A refusal of the project by a service or the relay, recognized by the answer's sentence.
 * docs/spec/foundation.md#http-refusal-sentences.
 */
export type ProjectRefusal = InvalidProjectId | OriginNotAllowed | SessionExpired

/**
 * Returns the failure for a sentence of the relay or a service; undefined unless it is one of the three that refuse a
 * project. `origin`: the page's. docs/spec/foundation.md#http-refusal-sentences.
 */
export const getRefusal = (sentence: string, origin: string): ProjectRefusal | undefined =>
  sentence.includes("Unauthorized: origin not allowed")
    ? new OriginNotAllowed({ origin })
    : sentence.includes("JWT validation error: JWT Token is not yet valid")
      ? new SessionExpired()
      : sentence.includes("Unauthorized: invalid key")
        ? new InvalidProjectId()
        : undefined

/** The keys of the alerts that refusals raise. docs/spec/kit.md#modal-alerts. */
export const refusalAlerts = {
  InvalidProjectId: "INVALID_PROJECT_ID",
  OriginNotAllowed: "ORIGIN_NOT_ALLOWED",
  SessionExpired: "JWT_TOKEN_NOT_VALID"
} as const satisfies Readonly<Record<ProjectRefusal["_tag"], string>>

/** An alert about a project: its key, and the facts that its text names. */
interface ProjectAlert {
  readonly key: (typeof refusalAlerts)[ProjectRefusal["_tag"]]
  readonly facts: string
}

/**
 * Returns the alert for a failed call; undefined unless its answer refuses the project. `origin`: the page's, which the
 * alert names.
 */
export const findRefusalAlert = (error: CallError, origin: string): ProjectAlert | undefined => {
  const refusal = error._tag === "BadStatus" ? getRefusal(JSON.stringify(error.body ?? ""), origin) : undefined
  return refusal && toRefusalAlert(refusal, origin)
}

/** Returns the alert for a refusal of the project. */
export const toRefusalAlert = ({ _tag }: ProjectRefusal, origin: string): ProjectAlert => ({
  key: refusalAlerts[_tag],
  facts: _tag === "OriginNotAllowed" ? origin : ""
})
