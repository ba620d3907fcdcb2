import { Failure } from "../../foundation/errors/failure.ts"

/** The connected wallet is not on the network of the request; it was not asked. */
export class NetworkNotInWallet extends Failure("NetworkNotInWallet", {
  code: "connection.network-not-in-wallet",
  short: "Chain is not supported",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly network: string }> {}

/** The request names an account outside this connection; the wallet was not asked. */
export class AccountNotInWallet extends Failure("AccountNotInWallet", {
  code: "connection.account-not-in-wallet",
  short: "Not an account of this connection",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{}> {}

/**
 * A request has no method, or parameters that cannot be read; it was not sent. `because`: the field and the rule that
 * it breaks, after a colon; empty if unknown. EIP-1193.
 */
export class RequestMisfit extends Failure("RequestMisfit", {
  code: "transaction.request-misfit",
  short: "The page's request cannot be read{because}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly method: string; readonly because?: string | undefined }> {}

/** Creates the failure of a request that cannot be read. `because`: the field and the rule that it breaks. */
export const toRequestMisfit = (method: string, because = ""): RequestMisfit =>
  new RequestMisfit({ method, because: because === "" ? "" : `: ${because}` })

/** A call of the batch, counted from 0, breaks a rule. docs/spec/wallets.md#requests-calls. */
export class CallsMisfit extends Failure("CallsMisfit", {
  code: "transaction.calls-misfit",
  short: "Call {at} {rule}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly at: number; readonly rule: string }> {}

/** A request was made before any wallet was connected. docs/spec/wallets.md#requests-from-hosts. */
export class RequestBeforeConnect extends Failure("RequestBeforeConnect", {
  code: "connection.request-before-connect",
  short: "Please call connect() before request()",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** The wallet does not know any of the requested networks. docs/spec/wallets.md#bitcoin-requested-chains. */
export class NoRequestedChain extends Failure("NoRequestedChain", {
  code: "chain.none-requested",
  short: "The connector does not support any of the requested chains",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly connectorId: string }> {}
