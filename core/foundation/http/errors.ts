import { Failure } from "../errors/failure.ts"

/**
 * The far side answered 429. `afterMillis` is how long it asked to be left alone, where it said so.
 * docs/spec/foundation.md#http-statuses.
 */
export class RateLimited extends Failure("RateLimited", {
  code: "http.rate-limited",
  short: "Too many requests. Try again in a moment.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly call: string; readonly afterMillis?: number | undefined }> {}

/**
 * The far side answered with a status this call cannot use: 400 to 599, never 429. `body` is what it said beside, where
 * that was JSON of at most 16 KiB: a service that refuses says there why. docs/spec/foundation.md#http-statuses.
 */
export class BadStatus extends Failure("BadStatus", {
  code: "http.bad-status",
  short: "The service could not answer (HTTP status code: {status}).",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly call: string; readonly status: number; readonly body?: unknown }> {}

/** No answer came back: DNS, TLS, a refused connection, or a browser policy. */
export class Unreachable extends Failure("Unreachable", {
  code: "http.unreachable",
  short: "Could not reach the service.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly call: string; readonly cause?: unknown }> {}

/** The device says it has no network. Nothing was sent. */
export class Offline extends Failure("Offline", {
  code: "http.offline",
  short: "You are offline.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly call: string }> {}

/**
 * An answer came back that is not what the call promises. `seen` holds at most 256 characters of one that is no JSON.
 */
export class BadShape extends Failure("BadShape", {
  code: "http.bad-shape",
  short: "The service answered in an unknown shape.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly call: string; readonly issue: string; readonly seen?: string | undefined }> {}

/** The answer did not end within the call's budget. docs/spec/foundation.md#http-budget. */
export class TimedOut extends Failure("TimedOut", {
  code: "http.timed-out",
  short: "The service took too long.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly call: string; readonly afterMillis: number }> {}

/** The answer is larger than the call allows. It was not read to its end. */
export class TooLarge extends Failure("TooLarge", {
  code: "http.too-large",
  short: "The service sent more than can be used.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly call: string; readonly limitBytes: number }> {}

/** The call's service is not configured: there is no project id and no endpoint of its own. */
export class NoEndpoint extends Failure("NoEndpoint", {
  code: "http.no-endpoint",
  short: "No {endpoint} service is configured.",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly call: string; readonly endpoint: string }> {}

/** Everything one remote call can end in. A service narrows this or adds to it; the door never goes past it. */
export type CallError = RateLimited | BadStatus | Unreachable | Offline | BadShape | TimedOut | TooLarge | NoEndpoint

/** Worth another try by itself: the same request may succeed unchanged. A time-out has spent its budget and is not. */
export const isTransient = (error: CallError): boolean =>
  error._tag === "Unreachable" ||
  error._tag === "RateLimited" ||
  (error._tag === "BadStatus" && (error.status === 408 || error.status >= 500))
