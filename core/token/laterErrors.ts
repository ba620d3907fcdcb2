import { Failure } from "../errors.ts"

/** What a token call was to be made of does not fit it: an address, or an amount outside 256 bits. Spec §1. */
export class TokenCallMisfit extends Failure("TokenCallMisfit", {
  code: "token.call-misfit", short: "The {field} of a token call must be {rule}; it is \"{value}\".", shownIn: "view", retryable: false, exit: 2
})<{ readonly field: "token" | "sender" | "recipient" | "spender" | "amount"; readonly rule: string; readonly value: string }> {}
