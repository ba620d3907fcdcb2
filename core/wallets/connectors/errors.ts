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

/** A page's request to its provider has no method, or unreadable parameters; it was not sent. EIP-1193. */
export class RequestMisfit extends Failure("RequestMisfit", {
  code: "transaction.request-misfit",
  short: "The page's request cannot be read",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly method: string }> {}

/** A request was made before any wallet was connected. docs/spec/wallets.md#requests-from-hosts. */
export class RequestBeforeConnect extends Failure("RequestBeforeConnect", {
  code: "connection.request-before-connect",
  short: "Please call connect() before request()",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** The wallet knows none of the requested networks. docs/spec/wallets.md#bitcoin-requested-chains. */
export class NoRequestedChain extends Failure("NoRequestedChain", {
  code: "chain.none-requested",
  short: "The connector does not support any of the requested chains",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly connectorId: string }> {}
