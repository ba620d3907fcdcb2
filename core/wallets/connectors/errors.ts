import { Failure } from "../../foundation/errors/failure.ts"

/** The wallet is connected, and not on the network that the request belongs to; it was not asked. */
export class NetworkNotInWallet extends Failure("NetworkNotInWallet", {
  code: "connection.network-not-in-wallet",
  short: "Chain is not supported",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly network: string }> {}

/** The request names an account that is none of this connection's; the wallet was not asked. */
export class AccountNotInWallet extends Failure("AccountNotInWallet", {
  code: "connection.account-not-in-wallet",
  short: "Not an account of this connection",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{}> {}
