import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The name contains characters other than letters, digits and hyphens, or fewer than four.
 * docs/spec/onchain.md#name-labels.
 */
export class NameMisfit extends Failure("NameMisfit", {
  code: "name.misfit",
  short: "Use letters, digits and hyphens, at least 4 characters",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly label: string }> {}

/** The name could not be looked up. docs/spec/onchain.md#name-lookup. */
export class NameNotResolved extends Failure("NameNotResolved", {
  code: "name.not-resolved",
  short: "Error resolving name",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** Available names could not be listed. docs/spec/onchain.md#name-suggestions. */
export class NameSuggestionsFailed extends Failure("NameSuggestionsFailed", {
  code: "name.suggestions-failed",
  short: "Error fetching name suggestions",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The names of an address could not be listed. */
export class NamesOfAddressFailed extends Failure("NamesOfAddressFailed", {
  code: "name.reverse-failed",
  short: "Error fetching names for address",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The name could not be registered. */
export class NameNotRegistered extends Failure("NameNotRegistered", {
  code: "name.not-registered",
  short: "Error registering name {label}",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly label: string; readonly cause?: unknown }> {}

/** The name service refused and gave a reason: the first reason's description. docs/spec/onchain.md#name-refusals. */
export class NameRefused extends Failure("NameRefused", {
  code: "name.refused",
  short: "{reason}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly reason: string; readonly cause?: unknown }> {}

/** A name requires an account on an EVM network. docs/spec/onchain.md#name-account. */
export class NameNeedsAccount extends Failure("NameNeedsAccount", {
  code: "name.needs-account",
  short: "Address or auth connector not found",
  shownIn: "view",
  retryable: false,
  exit: 4
})<{}> {}
