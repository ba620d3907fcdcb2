import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The visitor rejected the connection in the wallet (EIP-1193 code 4001, WalletConnect 5000 and 5002).
 * docs/spec/wallets.md#connection-rejections.
 */
export class ConnectionRejected extends Failure("ConnectionRejected", {
  code: "connection.rejected",
  short: "Connection rejected",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string }> {}

/**
 * The wallet failed for any other reason, or answered without an account. docs/spec/wallets.md#connection-connecting.
 */
export class FailedToConnect extends Failure("FailedToConnect", {
  code: "connection.failed",
  short: "Failed to connect",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string; readonly reason: string; readonly cause?: unknown }> {}

/** The wallet already shows a request, or is locked (EIP-1193 code -32002): the visitor has to open it. */
export class WalletBusy extends Failure("WalletBusy", {
  code: "connection.wallet-busy",
  short: "Open your wallet to continue",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string }> {}

/** No wallet with that id is on this page. */
export class ConnectorNotFound extends Failure("ConnectorNotFound", {
  code: "connection.connector-not-found",
  short: "Connector not found",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly connectorId: string }> {}

/** The modal was closed before the wallet answered. docs/spec/wallets.md#connection-connecting. */
export class ModalClosed extends Failure("ModalClosed", {
  code: "connection.modal-closed",
  short: "Modal closed",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{}> {}

/** A later request to connect or to switch took the place of this one before the wallet answered. */
export class SupersededFailure extends Failure("SupersededFailure", {
  code: "connection.superseded",
  short: "Another request took its place",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{}> {}

/** The wallet could not be disconnected. docs/spec/wallets.md#connection-disconnecting. */
export class FailedToDisconnect extends Failure("FailedToDisconnect", {
  code: "connection.failed-to-disconnect",
  short: "Failed to disconnect",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string; readonly cause?: unknown }> {}

/** The operation needs an account and no wallet is connected. */
export class NotConnected extends Failure("NotConnected", {
  code: "connection.not-connected",
  short: "Connect a wallet first",
  shownIn: "view",
  retryable: false,
  exit: 4
})<{ readonly namespace: string }> {}

/** A wallet answered a request with an error of its own (EIP-1193). `walletCode` is its numeric code. */
export class WalletRequestFailed extends Failure("WalletRequestFailed", {
  code: "connection.request-failed",
  short: "The wallet could not do this",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly method: string; readonly walletCode: number; readonly cause?: unknown }> {}

/** The visitor refused a request in the wallet (EIP-1193 4001). `cause`: the wallet's own error. */
export class RequestRejected extends Failure("RequestRejected", {
  code: "connection.request-rejected",
  short: "Request rejected",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly method: string; readonly cause?: unknown }> {}

/** One or more wallets could not be disconnected. docs/spec/wallets.md#connection-failures. */
export class FailedToDisconnectChains extends Failure("FailedToDisconnectChains", {
  code: "connection.failed-to-disconnect-chains",
  short: "Failed to disconnect chains: {reason}",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly reason: string; readonly cause?: unknown }> {}
