import { Failure } from "../../foundation/errors/failure.ts"

/** Swaps do not work on this network. docs/spec/onchain.md#swap-unsupported-networks. */
export class SwapsNotSupported extends Failure("SwapsNotSupported", {
  code: "swap.not-supported",
  short: "Network not supported for Swaps",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly network: string }> {}

/** The token to give and the token to receive are the same. */
export class SwapSameToken extends Failure("SwapSameToken", {
  code: "swap.same-token",
  short: "{symbol} cannot be swapped for itself",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly symbol: string }> {}

/** There is no gas price for this network. docs/spec/onchain.md#swap-unsupported-networks. */
export class GasPriceNotSupported extends Failure("GasPriceNotSupported", {
  code: "swap.gas-price-not-supported",
  short: "Network not supported for Gas Price",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly network: string }> {}

/** There is not enough liquidity for that amount of the token. */
export class InsufficientLiquidity extends Failure("InsufficientLiquidity", {
  code: "swap.insufficient-liquidity",
  short: "Insufficient liquidity",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{}> {}

/** The allowance of the swap contract could not be read. */
export class AllowanceFailed extends Failure("AllowanceFailed", {
  code: "swap.allowance-failed",
  short: "Failed to check allowance",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The approval could not be prepared. */
export class ApprovalNotBuilt extends Failure("ApprovalNotBuilt", {
  code: "swap.approval-not-built",
  short: "Failed to create approval transaction",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The swap could not be prepared. */
export class SwapNotBuilt extends Failure("SwapNotBuilt", {
  code: "swap.not-built",
  short: "Failed to create transaction",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The price of the network's coin could not be fetched. */
export class NetworkPriceFailed extends Failure("NetworkPriceFailed", {
  code: "swap.network-price-failed",
  short: "Failed to fetch network token price",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The tokens to swap could not be listed. */
export class SwapNotStarted extends Failure("SwapNotStarted", {
  code: "swap.not-started",
  short: "Failed to initialize swap",
  shownIn: "toast",
  retryable: true,
  exit: 1
})<{ readonly cause?: unknown }> {}

/** The amount is not a decimal above zero, or is finer than the token's decimals. */
export class SwapAmountMisfit extends Failure("SwapAmountMisfit", {
  code: "swap.amount-misfit",
  short: "Enter an amount of {symbol} above 0 with at most {decimals} decimals",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly symbol: string; readonly decimals: number; readonly value: string }> {}

/** The slippage is not a percentage that a swap may lose. */
export class SlippageMisfit extends Failure("SlippageMisfit", {
  code: "swap.slippage-misfit",
  short: "Enter a slippage from 0.01 to 50 percent",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly value: string }> {}

/** The transaction prepared by the service is not the requested swap or approval. It is not passed on. */
export class SwapMisprepared extends Failure("SwapMisprepared", {
  code: "swap.misprepared",
  short: "The service prepared something else than this swap ({field})",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly field: "sender" | "receiver" | "data" | "value" | "spender" | "amount" | "minimum" | "network" }> {}

/** Just before sending, the swap would have returned less than the quote's minimum. It was not sent. */
export class SwapPriceMoved extends Failure("SwapPriceMoved", {
  code: "swap.price-moved",
  short: "The price moved: this would give {now} {symbol} now, and at least {minimum} was promised",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly now: string; readonly minimum: string; readonly symbol: string }> {}

/** A swap that was simulated on the network, without being sent, fails there. */
export class SwapWouldFail extends Failure("SwapWouldFail", {
  code: "swap.would-fail",
  short: "The network would refuse this swap: {reason}",
  shownIn: "view",
  retryable: true,
  exit: 1
})<{ readonly reason: string }> {}

/** Neither the call nor the simulation guarantees the minimum output of the swap. docs/spec/onchain.md#swap-minimum. */
export class SwapUnproven extends Failure("SwapUnproven", {
  code: "swap.unproven",
  short: "This service's minimum could not be checked",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{}> {}

/** The swap loses much of its worth, or the loss is unknown. docs/spec/onchain.md#swap-amounts. */
export class SwapImpactHigh extends Failure("SwapImpactHigh", {
  code: "swap.impact-high",
  short: "This swap may lose much of its worth ({impact})",
  shownIn: "view",
  retryable: false,
  exit: 1
})<{ readonly impact: string }> {}

/** The network requires a higher fee than the plan of the swap allows. The transaction was not sent. */
export class SwapFeeRose extends Failure("SwapFeeRose", {
  code: "swap.fee-rose",
  short: "The network fee rose above the planned maximum",
  shownIn: "nowhere",
  retryable: true,
  exit: 1
})<{}> {}
