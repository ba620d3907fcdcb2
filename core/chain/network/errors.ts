import { Failure } from "../../foundation/errors/failure.ts"

/**
 * The wallet does not know the network and did not add it. `walletCode`: the wallet's own code, if it is not the
 * EIP-1193 code for an unknown chain. docs/spec/wallets.md#active-network-switching-an-evm-wallet.
 */
export class ChainNotSupported extends Failure("ChainNotSupported", {
  code: "chain.not-supported",
  short: "Chain is not supported",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly network: string; readonly cause?: unknown; readonly walletCode?: number | undefined }> {}

/** The visitor rejected the switch in the wallet (EIP-1193 4001). */
export class SwitchRejected extends Failure("SwitchRejected", {
  code: "chain.switch-rejected",
  short: "Switch rejected",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly network: string }> {}

/** The wallet failed to switch for its own reasons. */
export class SwitchFailed extends Failure("SwitchFailed", {
  code: "chain.switch-failed",
  short: "Failed to switch network",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly network: string; readonly cause?: unknown }> {}

/** The requested network is not configured. */
export class NetworkNotFound extends Failure("NetworkNotFound", {
  code: "chain.network-not-found",
  short: "Network not found",
  shownIn: "alert",
  retryable: false,
  exit: 2
})<{ readonly network: string }> {}
