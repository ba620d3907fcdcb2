import { Failure } from "../../foundation/errors/failure.ts"

/** WalletConnect's relay could not be reached in time, or disconnected before anything was ready. */
export class RelayUnreachable extends Failure("RelayUnreachable", {
  code: "walletconnect.relay-unreachable",
  short: "Could not reach WalletConnect",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly afterMillis: number; readonly cause?: unknown }> {}

/** A wallet approved a session without a readable account. `dropped`: the number of unreadable ones. */
export class SessionMalformed extends Failure("SessionMalformed", {
  code: "walletconnect.session-malformed",
  short: "The wallet shared no account",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly dropped: number }> {}

/** The wallet did not allow the method when it was connected. */
export class MethodNotGranted extends Failure("MethodNotGranted", {
  code: "walletconnect.method-not-granted",
  short: "The wallet does not allow {method}",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly method: string }> {}

/** The wallet did not answer a request in time. */
export class WalletSilent extends Failure("WalletSilent", {
  code: "walletconnect.wallet-silent",
  short: "The wallet did not answer",
  shownIn: "view",
  retryable: true,
  exit: 5
})<{ readonly method: string; readonly afterMillis: number }> {}

/** The wallet ended the session while a request was pending. */
export class SessionEnded extends Failure("SessionEnded", {
  code: "walletconnect.session-ended",
  short: "The wallet ended the connection",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly method: string }> {}

/** A request was sent without a session, or after it ended. docs/spec/wallets.md#requests-from-hosts. */
export class NoSession extends Failure("NoSession", {
  code: "walletconnect.no-session",
  short: "Please call connect() before request()",
  shownIn: "nowhere",
  retryable: false,
  exit: 4
})<{}> {}

/** WalletConnect is not configured in this kit. docs/spec/wallets.md#walletconnect-where-it-is-offered. */
export class WalletConnectNotFound extends Failure("WalletConnectNotFound", {
  code: "connection.walletconnect-not-found",
  short: "WalletConnectConnector not found",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** WalletConnect was used before it was ready. docs/spec/wallets.md#connection-failures. */
export class SignClientMissing extends Failure("SignClientMissing", {
  code: "connection.sign-client-missing",
  short: "Sign Client not initialized",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}
