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

/** The amount is no amount of the token: not above zero, or with more decimals than it has. docs/spec/onchain.md#send-checks. */
export class SendAmountMisfit extends Failure("SendAmountMisfit", {
  code: "send.amount",
  short: "Enter an amount of {symbol} above 0 with at most {decimals} decimals",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly symbol: string; readonly decimals: number; readonly value: string }> {}

/** The account holds less than the amount, by the chain's own word. */
export class SendNotCovered extends Failure("SendNotCovered", {
  code: "send.not-covered",
  short: "You have {balance} {symbol}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly balance: string; readonly symbol: string }> {}

/** Amount and fee together are more than the account holds of its network's coin. */
export class SendFeeNotCovered extends Failure("SendFeeNotCovered", {
  code: "send.fee-not-covered",
  short: "Not enough {coin} for the fee (about {fee})",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly coin: string; readonly fee: string }> {}

/** Makes the failure of a coin that does not reach for `fee`: with what beside it is taken for good. */
export const toSendFeeNotCovered = (coin: string, fee: string): SendFeeNotCovered =>
  new SendFeeNotCovered({ coin, fee })

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

/** Nobody owns the receiver's address: what is sent there is gone. */
export class ReceiverLost extends Failure("ReceiverLost", {
  code: "send.receiver-lost",
  short: "Nobody can get this back from there.",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** The receiver is a name that the name service does not keep. */
export class ReceiverNameForeign extends Failure("ReceiverNameForeign", {
  code: "send.receiver-name",
  short: "Only names ending in {suffix} are known here",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly suffix: string }> {}

/** The name stands for no address on the network. */
export class ReceiverNotFound extends Failure("ReceiverNotFound", {
  code: "send.receiver-not-found",
  short: "{receiver} has no address on this network",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly receiver: string }> {}

/** The name stands for another address than the one that was shown. */
export class ReceiverMoved extends Failure("ReceiverMoved", {
  code: "send.receiver-moved",
  short: "{receiver} stands for another address now",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly receiver: string }> {}

/** A warning that nobody took over. `warnings`: their names, with a comma between them. */
export class SendWarned extends Failure("SendWarned", {
  code: "send.warned",
  short: "Nothing was sent: accept {warnings} first",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly warnings: string }> {}

/** Makes the failure of warnings that were not accepted. */
export const toSendWarned = (warnings: ReadonlyArray<string>): SendWarned =>
  new SendWarned({ warnings: warnings.join(", ") })
