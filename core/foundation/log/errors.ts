import { Failure } from "../errors/failure.ts"

/** The area an unexpected failure belongs to. docs/spec/foundation.md#log-unforeseen-failures. */
export const errorCategories = ["API_ERROR", "DATA_PARSING_ERROR", "SECURE_SITE_ERROR", "INTERNAL_SDK_ERROR"] as const
/** What an unexpected failure is reported under. */
export type ErrorCategory = (typeof errorCategories)[number]

/**
 * An unexpected failure, with its category. Reports are limited to 5 in 60 s.
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
 * Converts a caught value to a categorised failure; the category defaults to `INTERNAL_SDK_ERROR`. One that has a
 * category passes through as it is.
 * docs/spec/foundation.md#log-unforeseen-failures.
 */
export const toUnforeseen = (cause: unknown, category: ErrorCategory = "INTERNAL_SDK_ERROR"): Unforeseen =>
  cause instanceof Unforeseen ? cause : new Unforeseen({ category, cause })
