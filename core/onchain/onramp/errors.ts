import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The purchase options could not be listed; the built-in list is used instead.
 * docs/spec/onchain.md#onramp-options-call.
 */
export class OnrampOptionsFailed extends Failure("OnrampOptionsFailed", {
  code: "onramp.options-failed",
  short: "Could not load what can be bought",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** There is no quote; an estimate is shown instead. docs/spec/onchain.md#onramp-quote-call. */
export class OnrampQuoteFailed extends Failure("OnrampQuoteFailed", {
  code: "onramp.quote-failed",
  short: "Could not get a quote",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The amount is outside what the payment method allows. docs/spec/onchain.md#onramp-amount-limits. */
export class OnrampAmountOutside extends Failure("OnrampAmountOutside", {
  code: "onramp.amount-outside",
  short: "Enter an amount from {min} to {max} {currency}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly min: string; readonly max: string; readonly currency: string; readonly value: string }> {}

/** The address of the provider's page could not be fetched. */
export class OnrampUrlFailed extends Failure("OnrampUrlFailed", {
  code: "onramp.url-failed",
  short: "Could not open the provider",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}
