import { Failure } from "../../foundation/errors/failure.ts"

/** Amount or receiver is missing. docs/spec/onchain.md#send-form. */
export class SendIncomplete extends Failure("SendIncomplete", {
  code: "send.incomplete",
  short: "An amount and receiver address are required",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}

/** No token was chosen. docs/spec/onchain.md#send-form. */
export class SendNeedsToken extends Failure("SendNeedsToken", {
  code: "send.needs-token",
  short: "A token is required",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}

/** The amount or the receiver is invalid: which of them, and its value. */
export class SendMisfit extends Failure("SendMisfit", {
  code: "send.misfit",
  short: "Please enter a valid amount and receiver address",
  shownIn: "toast",
  retryable: false,
  exit: 2
})<{ readonly field: "amount" | "receiver"; readonly value: string }> {}

/** Makes the failure of a form's field; what was typed is cut to 64 characters. */
export const toSendMisfit = (field: SendMisfit["field"], value: string): SendMisfit =>
  new SendMisfit({ field, value: value.slice(0, 64) })

/** The wallet failed to send. */
export class SendFailed extends Failure("SendFailed", {
  code: "send.failed",
  short: "Failed to send transaction. Please try again.",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/**
 * The transfer failed when it was simulated before asking the wallet: too little to send, or a token that refuses it.
 */
export class SendWouldFail extends Failure("SendWouldFail", {
  code: "send.would-fail",
  short: "The network would refuse this transfer: {detail}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly detail: string }> {}

/** Makes the failure of a transfer that would not go through; `detail` ends the sentence. */
export const toSendWouldFail = (detail: string): SendWouldFail => new SendWouldFail({ detail })
