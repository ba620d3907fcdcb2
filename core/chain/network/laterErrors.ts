import { Failure } from "../../foundation/errors/failure.ts"

/* Failures that the first chunk cannot meet: they are kept out of its file, for its size. */

/** The network's namespace is none that the kit knows. Spec §8. */
export class UnsupportedNamespace extends Failure("UnsupportedNamespace", {
  code: "chain.unsupported-namespace", short: "Unsupported chain namespace: {namespace}", shownIn: "view", retryable: false, exit: 2
})<{ readonly namespace: string }> {}

/** The network is none that this works on. Spec §8. */
export class UnsupportedChain extends Failure("UnsupportedChain", {
  code: "chain.unsupported", short: "Unsupported chain", shownIn: "view", retryable: false, exit: 1
})<{ readonly network: string }> {}

/** The wallet knows none of the networks asked for. Spec §5. */
export class NoRequestedChain extends Failure("NoRequestedChain", {
  code: "chain.none-requested", short: "The connector does not support any of the requested chains", shownIn: "view", retryable: false, exit: 1
})<{ readonly connectorId: string }> {}

/** A namespace has to be named. Spec §8. */
export class NamespaceMissing extends Failure("NamespaceMissing", {
  code: "chain.namespace-missing", short: "namespace is required", shownIn: "nowhere", retryable: false, exit: 2
})<{}> {}

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
