import { Failure } from "../errors/failure.ts"

/**
 * The service answered 429. `afterMillis`: the wait that it requested, if any. docs/spec/foundation.md#http-statuses.
 */
export class RateLimited extends Failure("RateLimited", {
  code: "http.rate-limited",
  short: "Too many requests. Try again in a moment.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly call: string; readonly afterMillis?: number | undefined }> {}

/**
 * The service answered with a status that this call cannot use: 400 to 599 except 429. `body`: the response body if it
 * was JSON of at most 16 KiB, or the first 256 characters of plain text, where a service gives its reason.
 * docs/spec/foundation.md#http-statuses.
 */
export class BadStatus extends Failure("BadStatus", {
  code: "http.bad-status",
  short: "The service could not answer (HTTP status code: {status}).",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly call: string; readonly status: number; readonly body?: unknown }> {
  /** A request that the service refused stays refused; one that it could not serve yet (408, 5xx) may succeed later. */
  override readonly retryable = this.status === 408 || this.status >= 500
}

/** No response: DNS, TLS, a refused connection, or a browser policy. */
export class Unreachable extends Failure("Unreachable", {
  code: "http.unreachable",
  short: "Could not reach the service.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly call: string; readonly cause?: unknown }> {}

/** Converts the cause of an unanswered call to its failure. */
export const toUnreachable =
  (call: string) =>
  (cause: unknown): Unreachable =>
    new Unreachable({ call, cause })

/** The device reports no network. Nothing was sent. */
export class Offline extends Failure("Offline", {
  code: "http.offline",
  short: "You are offline.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly call: string }> {}

/**
 * The response does not have the expected shape. `issue`: a sentence, or the path where it stops fitting. `seen`: at most
 * 256 characters of a response that is not JSON.
 */
export class BadShape extends Failure("BadShape", {
  code: "http.bad-shape",
  short: "The service answered in an unknown shape.",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly call: string; readonly issue: string; readonly seen?: string | undefined }> {}

/** The response did not finish within the call's budget. docs/spec/foundation.md#http-budget. */
export class TimedOut extends Failure("TimedOut", {
  code: "http.timed-out",
  short: "The service took too long.",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly call: string; readonly afterMillis: number }> {}

/** The response is larger than the call allows. It was not read to its end. */
export class TooLarge extends Failure("TooLarge", {
  code: "http.too-large",
  short: "The service sent more than can be used.",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly call: string; readonly limitBytes: number }> {}

/** The call's service is not configured: there is neither a project id nor an endpoint for it. */
export class NoEndpoint extends Failure("NoEndpoint", {
  code: "http.no-endpoint",
  short:
    'No {endpoint} service is configured: set `projectId`, e.g. "0123456789abcdef0123456789abcdef", or `endpoints.{endpoint}`, e.g. "https://service.example.com".',
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly call: string; readonly endpoint: string }> {}

/** Every failure of a remote call. A service narrows or extends this; the HTTP client never raises anything else. */
export type CallError = RateLimited | BadStatus | Unreachable | Offline | BadShape | TimedOut | TooLarge | NoEndpoint

/**
 * Returns whether a retry is worthwhile: the same request may succeed unchanged. A request that timed out has spent its
 * budget and is not retried.
 */
export const isTransient = (error: CallError): boolean =>
  error._tag === "Unreachable" || error._tag === "RateLimited" || (error._tag === "BadStatus" && error.retryable)
