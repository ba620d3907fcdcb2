import * as Either from "effect/Either"
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

/** The amount is outside the payment method's limits. docs/spec/onchain.md#onramp-amount-limits. */
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

/**
 * The service returned a page of a host that is not a provider's: it is not opened.
 * docs/spec/onchain.md#onramp-page-call.
 */
export class OnrampHostUnknown extends Failure("OnrampHostUnknown", {
  code: "onramp.host-unknown",
  short: "This page is not one of the provider's",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly host: string }> {}

/** A payment currency, or a token to buy, that is not offered. docs/spec/onchain.md#onramp-fields. */
export class PurchaseNotOffered extends Failure("PurchaseNotOffered", {
  code: "onramp.not-offered",
  short: "{value} is not offered as a {field}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly field: "currency" | "token"; readonly value: string }> {}

/** Returns the selected item of an offer; fails if it is not offered. */
export const requireOffered = <A>(
  offered: A | undefined,
  field: "currency" | "token",
  value: string
): Either.Either<A, PurchaseNotOffered> =>
  offered === undefined
    ? Either.left(new PurchaseNotOffered({ field, value: value.slice(0, 128) }))
    : Either.right(offered)
