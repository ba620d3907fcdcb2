import { Failure } from "../../foundation/errors/failure.ts"

/** The same press came a second time: the request is at the wallet already, and was not sent again. */
export class AlreadySent extends Failure("AlreadySent", {
  code: "transaction.already-sent",
  short: "This was handed to your wallet already",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The terms that were shown have run out: they have to be asked for anew. Nothing was sent. */
export class IntentExpired extends Failure("IntentExpired", {
  code: "transaction.expired",
  short: "What was shown is too old by now",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The wallet vanished after it was asked: whether it sent anything is not known, also after looking at the chain. */
export class OutcomeUnknown extends Failure("OutcomeUnknown", {
  code: "transaction.outcome-unknown",
  short: "Your wallet did not answer. The transaction may have been sent: look in your wallet before you try again.",
  shownIn: "view",
  retryable: false,
  exit: 5
})<{ readonly method: string }> {}

/** Makes the failure of a request whose wallet vanished. */
export const toOutcomeUnknown = (method: string): OutcomeUnknown => new OutcomeUnknown({ method })
