import { Failure } from "../../foundation/errors/failure.ts"

/** The same press came a second time: the wallet already has the request, and it was not sent again. */
export class AlreadySent extends Failure("AlreadySent", {
  code: "transaction.already-sent",
  short: "This was handed to your wallet already",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/**
 * The page's own check (`screen`) refused the request; the wallet was not asked. `detail`: the reason as it follows the
 * sentence, or empty.
 */
export class ScreenBlocked extends Failure("ScreenBlocked", {
  code: "transaction.screen-blocked",
  short: "{site} blocked this request{detail}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly site: string; readonly reason: string | null; readonly detail: string }> {}

/** The page requires its own check (`screenRequired`), which gave no answer; the wallet was not asked. */
export class ScreenUnanswered extends Failure("ScreenUnanswered", {
  code: "transaction.screen-unanswered",
  short: "{site} could not check this request",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly site: string }> {}

/** The displayed terms have expired and must be requested again. Nothing was sent. */
export class IntentExpired extends Failure("IntentExpired", {
  code: "transaction.expired",
  short: "The displayed request is too old",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/**
 * The wallet disappeared after it was asked, or the account or network changed while it is asked: it is unknown whether
 * it sends anything.
 */
export class OutcomeUnknown extends Failure("OutcomeUnknown", {
  code: "transaction.outcome-unknown",
  short: "Your wallet did not answer. The transaction may have been sent: look in your wallet before you try again.",
  shownIn: "view",
  retryable: false,
  exit: 5
})<{ readonly method: string }> {}
