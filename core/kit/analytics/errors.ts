import { Failure } from "../../foundation/errors/failure.ts"

/** The event service rejects events of this page (403). Reported once. docs/spec/kit.md#analytics-refused-events. */
export class AnalyticsForbidden extends Failure("AnalyticsForbidden", {
  code: "analytics.forbidden",
  short: "Invalid App Configuration",
  shownIn: "alert",
  retryable: false,
  exit: 1
})<{}> {}

/** An event could not be delivered. Never shown. */
export class EventNotSent extends Failure("EventNotSent", {
  code: "analytics.not-sent",
  short: "The event was not sent",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}
