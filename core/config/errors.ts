import { Failure } from "../errors.ts"

/** One option that is wrong. */
export interface OptionProblem {
  /** Dotted path of the option, e.g. `metadata.url`. */
  readonly field: string
  /** What it should be, with an example that is right. */
  readonly expected: string
}

/** The host's options are wrong. `field` and `expected` tell of the first; `problems` of all. */
export class ConfigInvalid extends Failure("ConfigInvalid", {
  code: "config.invalid", short: "Option `{field}` {expected}", shownIn: "view", retryable: false, exit: 2
})<{ readonly field: string; readonly expected: string; readonly problems: ReadonlyArray<OptionProblem> }> {}

/** Two ways of sign-in were given at once. Spec §5. */
export class BothSignIns extends Failure("BothSignIns", {
  code: "config.both-sign-ins", short: "Cannot set both `siweConfig` and `siwx` options", shownIn: "view", retryable: false, exit: 2
})<{}> {}

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
