import { Failure } from "../../foundation/errors/failure.ts"

/** A way to fund the account that the page added threw an error. */
export class FundingOptionFailed extends Failure("FundingOptionFailed", {
  code: "funding.option-failed",
  short: "{way} did not open",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly way: string; readonly cause?: unknown }> {}

/** A way to fund the account that the page added did not answer in time. */
export class FundingOptionSilent extends Failure("FundingOptionSilent", {
  code: "funding.option-silent",
  short: "{way} is not answering",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly way: string }> {}

/** A second wallet gave the account that it should fund. */
export class FundingSameAccount extends Failure("FundingSameAccount", {
  code: "funding.same-account",
  short: "{wallet} has the account that you are funding",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly wallet: string }> {}
