import { Failure } from "../../foundation/errors/failure.ts"

/** The event service does not take events of this page (403). Told once. docs/spec/kit.md#analytics-refused-events. */
export class AnalyticsForbidden extends Failure("AnalyticsForbidden", {
  code: "analytics.forbidden",
  short: "Invalid App Configuration",
  shownIn: "alert",
  retryable: false,
  exit: 1
})<{}> {}

/** An event could not be delivered. Nobody is told. */
export class EventNotSent extends Failure("EventNotSent", {
  code: "analytics.not-sent",
  short: "The event was not sent",
  shownIn: "nowhere",
  retryable: true,
  exit: 5
})<{ readonly cause?: unknown }> {}
