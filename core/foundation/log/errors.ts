import { Failure } from "../errors/failure.ts"

/** The area an unexpected failure belongs to. docs/spec/foundation.md#log-unforeseen-failures. */
export const errorCategories = ["API_ERROR", "DATA_PARSING_ERROR", "SECURE_SITE_ERROR", "INTERNAL_SDK_ERROR"] as const
/** The category under which an unexpected failure is reported. */
export type ErrorCategory = (typeof errorCategories)[number]

/**
 * An unexpected failure with its category. Reports are limited to 5 in 60 s.
 * docs/spec/foundation.md#log-unforeseen-failures.
 */
export class Unforeseen extends Failure("Unforeseen", {
  code: "log.unforeseen",
  short: "Unknown error",
  shownIn: "view",
  retryable: true,
  exit: 70
})<{ readonly category: ErrorCategory; readonly cause?: unknown }> {}

/**
 * Converts a caught value to a categorized failure; the category defaults to `INTERNAL_SDK_ERROR`. Returns a failure
 * that has a category unchanged. docs/spec/foundation.md#log-unforeseen-failures.
 */
export const toUnforeseen = (cause: unknown, category: ErrorCategory = "INTERNAL_SDK_ERROR"): Unforeseen =>
  cause instanceof Unforeseen ? cause : new Unforeseen({ category, cause })
