import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The allowed origins or the configuration could not be fetched: the service answered 429.
 * docs/spec/kit.md#config-fetch-failures.
 */
export class ConfigRateLimited extends Failure("ConfigRateLimited", {
  code: "config.rate-limited",
  short: "Rate Limited",
  shownIn: "alert",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/**
 * The allowed origins or the configuration could not be fetched: the service failed (500 to 599).
 * docs/spec/kit.md#config-fetch-failures.
 */
export class ConfigServerError extends Failure("ConfigServerError", {
  code: "config.server-error",
  short: "Server Error",
  shownIn: "alert",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The operation needs a project id, which is missing. docs/spec/kit.md#config-project-id. */
export class ProjectIdMissing extends Failure("ProjectIdMissing", {
  code: "config.project-id-missing",
  short: "Project ID Not Configured",
  shownIn: "alert",
  retryable: false,
  exit: 2
})<{}> {}

/**
 * Returns why the origins could not be fetched, by status: 429, 500 to 599; any other status counts as an empty list.
 * docs/spec/kit.md#config-fetch-failures.
 */
export const originsFailure = (status: number, cause?: unknown): ConfigRateLimited | ConfigServerError | null =>
  status === 429
    ? new ConfigRateLimited({ cause })
    : status >= 500 && status <= 599
      ? new ConfigServerError({ cause })
      : null
