import { Failure } from "../errors.ts"

/** The text is no CAIP address: not exactly three colon-separated parts. Spec §5. */
export class InvalidCaipAddress extends Failure("InvalidCaipAddress", {
  code: "chain.invalid-caip-address", short: "Invalid CAIP Address", shownIn: "nowhere", retryable: false, exit: 2
})<{ readonly value: string }> {}

/** The text is no CAIP-10 account id. Spec §5. */
export class InvalidCaipAccount extends Failure("InvalidCaipAccount", {
  code: "chain.invalid-caip-account", short: "Invalid CAIP-10 address: {value}", shownIn: "nowhere", retryable: false, exit: 2
})<{ readonly value: string }> {}

/** The text is no CAIP-2 network id. Spec §5. */
export class InvalidCaipNetwork extends Failure("InvalidCaipNetwork", {
  code: "chain.invalid-caip-network", short: "Invalid CAIP-2 network id: {value}", shownIn: "nowhere", retryable: false, exit: 2
})<{ readonly value: string }> {}

/** The EVM chain id does not fit a coin type (ENSIP-11): 2147483648 or above. Spec §5. */
export class InvalidChainId extends Failure("InvalidChainId", {
  code: "chain.invalid-chain-id", short: "Invalid chainId", shownIn: "nowhere", retryable: false, exit: 2
})<{ readonly chainId: number }> {}

/** The wallet does not know the network, and would not add it. Spec §8. */
export class ChainNotSupported extends Failure("ChainNotSupported", {
  code: "chain.not-supported", short: "Chain is not supported", shownIn: "view", retryable: true, exit: 1
})<{ readonly network: string; readonly cause?: unknown }> {}

/** The visitor refused the switch in the wallet (EIP-1193 4001). */
export class SwitchRejected extends Failure("SwitchRejected", {
  code: "chain.switch-rejected", short: "Switch rejected", shownIn: "view", retryable: true, exit: 1
})<{ readonly network: string }> {}

/** The wallet failed to switch for a reason of its own. */
export class SwitchFailed extends Failure("SwitchFailed", {
  code: "chain.switch-failed", short: "Failed to switch network", shownIn: "view", retryable: true, exit: 1
})<{ readonly network: string; readonly cause?: unknown }> {}

/** A network was asked for that is not among the configured ones. Spec §8. */
export class NetworkNotFound extends Failure("NetworkNotFound", {
  code: "chain.network-not-found", short: "Network not found", shownIn: "alert", retryable: false, exit: 2
})<{ readonly network: string }> {}
