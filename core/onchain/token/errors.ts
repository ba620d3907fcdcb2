import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The token balances could not be fetched: an unsupported network, or a service that failed.
 */
export class TokenBalanceUnavailable extends Failure("TokenBalanceUnavailable", {
  code: "token.balance-unavailable",
  short: "Token Balance Unavailable",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/**
 * An argument of a token call is invalid: an address, or an amount outside 256 bits.
 * docs/spec/onchain.md#token-contract-functions.
 */
export class TokenCallMisfit extends Failure("TokenCallMisfit", {
  code: "token.call-misfit",
  short: 'The {field} of a token call must be {rule}; it is "{value}".',
  shownIn: "view",
  retryable: false,
  exit: 2
})<{
  readonly field: "token" | "sender" | "recipient" | "spender" | "amount"
  readonly rule: string
  readonly value: string
}> {}

/** The text is not a CAIP-19 id of a token that the kit supports. */
export class InvalidTokenId extends Failure("InvalidTokenId", {
  code: "token.invalid-id",
  short: "Invalid CAIP-19 token id: {value}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** A word matches no token of a network, or more than one. docs/spec/onchain.md#token-names. */
export class TokenNotFound extends Failure("TokenNotFound", {
  code: "token.not-found",
  short: "{token} does not name one token on {network}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly token: string; readonly network: string }> {}

/** Creates the failure of a word that does not match exactly one token of a network. */
export const createTokenNotFound = (token: string, network: string): TokenNotFound =>
  new TokenNotFound({ token: token.slice(0, 128), network })
