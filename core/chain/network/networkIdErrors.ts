import { Failure } from "../../foundation/errors/failure.ts"

/*
 * Failures that the kit chunk cannot raise. They are kept apart from `errors.ts`, which that chunk contains: merged,
 * the errors of both rooms make the chunk 0.5 kB larger (78.6 to 79.1 kB gzip).
 */

/** The network's namespace is not supported by the kit. */
export class UnsupportedNamespace extends Failure("UnsupportedNamespace", {
  code: "chain.unsupported-namespace",
  short: "Unsupported chain namespace: {namespace}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly namespace: string }> {}

/** The network is not supported by this operation. */
export class UnsupportedChain extends Failure("UnsupportedChain", {
  code: "chain.unsupported",
  short: "Unsupported chain",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly network: string }> {}

/** A required namespace is missing. */
export class NamespaceMissing extends Failure("NamespaceMissing", {
  code: "chain.namespace-missing",
  short: "namespace is required",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{}> {}

/**
 * The text is not a CAIP address, which has exactly three colon-separated parts.
 * docs/spec/chain.md#network-identifiers.
 */
export class InvalidCaipAddress extends Failure("InvalidCaipAddress", {
  code: "chain.invalid-caip-address",
  short: "Invalid CAIP Address",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** The text is not a CAIP-10 account id. docs/spec/chain.md#network-identifiers. */
export class InvalidCaipAccount extends Failure("InvalidCaipAccount", {
  code: "chain.invalid-caip-account",
  short: "Invalid CAIP-10 address: {value}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** The text is not a CAIP-2 network id. docs/spec/chain.md#network-identifiers. */
export class InvalidCaipNetwork extends Failure("InvalidCaipNetwork", {
  code: "chain.invalid-caip-network",
  short: "Invalid CAIP-2 network id: {value}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/**
 * The EVM chain id is too large for a coin type (ENSIP-11): 2147483648 or above. docs/spec/chain.md#network-coin-types.
 */
export class InvalidChainId extends Failure("InvalidChainId", {
  code: "chain.invalid-chain-id",
  short: "Invalid chainId",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly chainId: number }> {}
