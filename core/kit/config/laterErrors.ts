import { Failure } from "../../foundation/errors/failure.ts"

/* Failures that the first chunk cannot meet: they are kept out of its file, for its size. */

/** The allowed origins or the configuration could not be fetched: the service asked us to wait (429). Spec §8. */
export class ConfigRateLimited extends Failure("ConfigRateLimited", {
  code: "config.rate-limited", short: "Rate Limited", shownIn: "alert", retryable: true, exit: 5
})<{ readonly cause?: unknown }> {}

/** The allowed origins or the configuration could not be fetched: the service failed (500 to 599). Spec §8. */
export class ConfigServerError extends Failure("ConfigServerError", {
  code: "config.server-error", short: "Server Error", shownIn: "alert", retryable: true, exit: 5
})<{ readonly cause?: unknown }> {}

/** This page is not on the project's list of origins. Spec §8. */
export class OriginNotAllowed extends Failure("OriginNotAllowed", {
  code: "config.origin-not-allowed", short: "Origin Not Allowed", shownIn: "alert", retryable: false, exit: 1
})<{ readonly origin: string }> {}

/** The service does not know the project id. Spec §8. */
export class InvalidProjectId extends Failure("InvalidProjectId", {
  code: "config.invalid-project-id", short: "Invalid Project ID", shownIn: "alert", retryable: false, exit: 2
})<{}> {}

/** Something needs a project id and none was given. Spec §8. */
export class ProjectIdMissing extends Failure("ProjectIdMissing", {
  code: "config.project-id-missing", short: "Project ID Not Configured", shownIn: "alert", retryable: false, exit: 2
})<{}> {}

/** Several wallets at once need the multiWallet feature. Spec §5, §8. */
export class MultiWalletNotEnabled extends Failure("MultiWalletNotEnabled", {
  code: "config.multi-wallet-not-enabled", short: "Multi-Wallet Not Enabled", shownIn: "alert", retryable: false, exit: 2
})<{}> {}

/** Why the origins could not be had, by status: 429, 500 to 599; anything else means an empty list. Spec §8. */
export const originsFailure = (status: number, cause?: unknown): ConfigRateLimited | ConfigServerError | null =>
  status === 429 ? new ConfigRateLimited({ cause }) : status >= 500 && status <= 599 ? new ConfigServerError({ cause }) : null
