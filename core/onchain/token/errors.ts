import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The token balances could not be fetched: an unsupported network, or a service that failed.
 * docs/spec/onchain.md#token-failures.
 */
export class TokenBalanceUnavailable extends Failure("TokenBalanceUnavailable", {
  code: "token.balance-unavailable",
  short: "Token Balance Unavailable",
  shownIn: "toast",
  retryable: true,
  exit: 5
})<{ readonly cause?: unknown }> {}
