import { Failure } from "../errors.ts"

/** Swaps do not work on this network. Spec §8. */
export class SwapsNotSupported extends Failure("SwapsNotSupported", {
  code: "swap.not-supported", short: "Network not supported for Swaps", shownIn: "view", retryable: false, exit: 1
})<{ readonly network: string }> {}

/** There is no gas price for this network. Spec §8. */
export class GasPriceNotSupported extends Failure("GasPriceNotSupported", {
  code: "swap.gas-price-not-supported", short: "Network not supported for Gas Price", shownIn: "view", retryable: false, exit: 1
})<{ readonly network: string }> {}

/** Nobody sells that much of the token. */
export class InsufficientLiquidity extends Failure("InsufficientLiquidity", {
  code: "swap.insufficient-liquidity", short: "Insufficient liquidity", shownIn: "view", retryable: true, exit: 1
})<{}> {}

/** What the swap contract may spend could not be read. */
export class AllowanceFailed extends Failure("AllowanceFailed", {
  code: "swap.allowance-failed", short: "Failed to check allowance", shownIn: "toast", retryable: true, exit: 1
})<{ readonly cause?: unknown }> {}

/** The approval could not be prepared. */
export class ApprovalNotBuilt extends Failure("ApprovalNotBuilt", {
  code: "swap.approval-not-built", short: "Failed to create approval transaction", shownIn: "toast", retryable: true, exit: 1
})<{ readonly cause?: unknown }> {}

/** The swap could not be prepared. */
export class SwapNotBuilt extends Failure("SwapNotBuilt", {
  code: "swap.not-built", short: "Failed to create transaction", shownIn: "toast", retryable: true, exit: 1
})<{ readonly cause?: unknown }> {}

/** The price of the network's coin could not be had. */
export class NetworkPriceFailed extends Failure("NetworkPriceFailed", {
  code: "swap.network-price-failed", short: "Failed to fetch network token price", shownIn: "toast", retryable: true, exit: 1
})<{ readonly cause?: unknown }> {}

/** The tokens to swap could not be listed. */
export class SwapNotStarted extends Failure("SwapNotStarted", {
  code: "swap.not-started", short: "Failed to initialize swap", shownIn: "toast", retryable: true, exit: 1
})<{ readonly cause?: unknown }> {}
