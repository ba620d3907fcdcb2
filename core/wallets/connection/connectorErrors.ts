import { Failure } from "../../foundation/errors/failure.ts"

/* Failures that the first view and the connecting services never raise. Those are in `errors.ts` and load with them. */

/** One wallet could not be disconnected. */
export class FailedToDisconnectConnector extends Failure("FailedToDisconnectConnector", {
  code: "connection.failed-to-disconnect-connector",
  short: "Failed to disconnect connector",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string; readonly cause?: unknown }> {}

/** The wallet of a stored connection is not on this page. */
export class ConnectionWithoutConnector extends Failure("ConnectionWithoutConnector", {
  code: "connection.without-connector",
  short: "No connector found for connection: {id}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly id: string }> {}

/** The active account's wallet cannot be reached. */
export class ProviderNotFound extends Failure("ProviderNotFound", {
  code: "connection.provider-not-found",
  short: "Provider not found",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** This kit has no adapter for the namespace. docs/spec/wallets.md#connection-failures. */
export class AdapterNotFound extends Failure("AdapterNotFound", {
  code: "connection.adapter-not-found",
  short: "Adapter not found",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly namespace: string }> {}

/** The wallet of another connection could not be made the active one. */
export class SwitchWalletFailed extends Failure("SwitchWalletFailed", {
  code: "connection.switch-wallet-failed",
  short: "Failed to switch wallet",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string; readonly cause?: unknown }> {}

/** One of several wallets could not be disconnected, in the list of wallets. */
export class FailedToDisconnectWallet extends Failure("FailedToDisconnectWallet", {
  code: "connection.failed-to-disconnect-wallet",
  short: "Failed to disconnect wallet",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly connectorId: string; readonly cause?: unknown }> {}

/** A wallet of the list no longer has a connector. */
export class FailedToFindConnector extends Failure("FailedToFindConnector", {
  code: "connection.failed-to-find-connector",
  short: "Failed to find connector",
  shownIn: "toast",
  retryable: false,
  exit: 1
})<{ readonly connectorId: string }> {}

/**
 * A stored connection's status is not one of connected, active, disconnected.
 * docs/spec/wallets.md#connection-stored-connections.
 */
export class InvalidConnectionStatus extends Failure("InvalidConnectionStatus", {
  code: "connection.invalid-status",
  short: "Invalid connection status: {status}",
  shownIn: "nowhere",
  retryable: false,
  exit: 1
})<{ readonly status: string }> {}

/**
 * Connecting several wallets at once needs the multiWallet feature. docs/spec/wallets.md#connection-several-wallets,
 * docs/spec/wallets.md#connection-failures.
 */
export class MultiWalletNotEnabled extends Failure("MultiWalletNotEnabled", {
  code: "config.multi-wallet-not-enabled",
  short: "Multi-Wallet Not Enabled",
  shownIn: "alert",
  retryable: false,
  exit: 2
})<{}> {}
