import { Failure } from "../../foundation/errors/failure.ts"

/** Amount or receiver is missing. docs/spec/onchain.md#send-form. */
export class SendIncomplete extends Failure("SendIncomplete", {
  code: "send.incomplete",
  short: "An amount and receiver address are required",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}

/** No token was selected. docs/spec/onchain.md#send-form. */
export class SendNeedsToken extends Failure("SendNeedsToken", {
  code: "send.needs-token",
  short: "A token is required",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}

/** The amount or the receiver is invalid: the field and its value. */
export class SendMisfit extends Failure("SendMisfit", {
  code: "send.misfit",
  short: "Please enter a valid amount and receiver address",
  shownIn: "toast",
  retryable: false,
  exit: 2
})<{ readonly field: "amount" | "receiver"; readonly value: string }> {}

/** Creates the failure of a form's field; the typed text is cut to 64 characters. */
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
 * The transfer failed when it was simulated before asking the wallet: the amount is too small, or the token rejects it.
 */
export class SendWouldFail extends Failure("SendWouldFail", {
  code: "send.would-fail",
  short: "The network would refuse this transfer: {detail}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly detail: string }> {}

/**
 * The amount is invalid for the token: not above zero, or with more decimals than the token has.
 * docs/spec/onchain.md#send-checks.
 */
export class SendAmountMisfit extends Failure("SendAmountMisfit", {
  code: "send.amount",
  short: "Enter an amount of {symbol} above 0 with at most {decimals} decimals",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly symbol: string; readonly decimals: number; readonly value: string }> {}

/** The account's balance on the chain is less than the amount. */
export class SendNotCovered extends Failure("SendNotCovered", {
  code: "send.not-covered",
  short: "You have {balance} {symbol}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly balance: string; readonly symbol: string }> {}

/** Amount and fee together exceed the account's balance of its network's coin. */
export class SendFeeNotCovered extends Failure("SendFeeNotCovered", {
  code: "send.fee-not-covered",
  short: "Not enough {coin} for the fee (about {fee})",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly coin: string; readonly fee: string }> {}

/** A character of the receiver's address does not fit its checksum. */
export class ReceiverMistyped extends Failure("ReceiverMistyped", {
  code: "send.receiver-mistyped",
  short: "A character of this address is wrong. Copy it again.",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** The receiver's address has the prefix of another network. */
export class ReceiverElsewhere extends Failure("ReceiverElsewhere", {
  code: "send.receiver-elsewhere",
  short: "This address is for {network}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly network: string }> {}

/** The receiver's address has no owner: whatever is sent there is lost. */
export class ReceiverLost extends Failure("ReceiverLost", {
  code: "send.receiver-lost",
  short: "Anything sent there is lost.",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** The name has no address on the network. */
export class ReceiverNotFound extends Failure("ReceiverNotFound", {
  code: "send.receiver-not-found",
  short: "{receiver} has no address on this network",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly receiver: string }> {}

/** The name resolves to another address than the displayed one. */
export class ReceiverMoved extends Failure("ReceiverMoved", {
  code: "send.receiver-moved",
  short: "{receiver} stands for another address now",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly receiver: string }> {}

/** A warning was not accepted. `warnings`: their names, separated by commas. */
export class SendWarned extends Failure("SendWarned", {
  code: "send.warned",
  short: "Nothing was sent: accept {warnings} first",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly warnings: string }> {}

/** Creates the failure of warnings that were not accepted. */
export const toSendWarned = (warnings: ReadonlyArray<string>): SendWarned =>
  new SendWarned({ warnings: warnings.join(", ") })
