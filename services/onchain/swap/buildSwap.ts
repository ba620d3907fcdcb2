import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import type { SwapQuote } from "../../../core/onchain/swap/events.ts"
import { builtLife, computeRemainingSlippage } from "../../../core/onchain/swap/minimum.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { proveSwap } from "./proveSwap.ts"
import { Swaps } from "./Swaps.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** A swap that is ready for a wallet, with the end of its validity. */
export interface BuiltRequest {
  readonly request: TransactionRequest
  /** Epoch milliseconds. */
  readonly goodUntil: number
}

/**
 * Builds a quoted swap at the current price, with the slippage that remains down to the minimum of the quote, and
 * proves that it returns the minimum; `isProven` is false if neither its call nor the network proves it. Sends no
 * request to a wallet. Fails with `SwapPriceMoved` if no slippage remains. docs/spec/onchain.md#swap-minimum.
 */
export const buildSwap = traced("swap.build")(function* (quote: SwapQuote, approvals: ReadonlyArray<SwapApproval>) {
  const swaps = yield* Swaps
  const slippageHundredths = yield* computeRemainingSlippage(quote, (yield* swaps.best(quote)) ?? 0n)
  const request = yield* swaps.transaction(quote, { slippageHundredths, unestimated: approvals.length > 0 })
  const goodUntil = (yield* Clock.currentTimeMillis) + builtLife
  const isProven = yield* Effect.catchTag(proveSwap({ quote, request, approvals }), "SwapMisprepared", (failure) =>
    // If the price moved while the swap was built, fails with that instead.
    Effect.zipRight(
      failure.field === "minimum"
        ? Effect.flatMap(swaps.best(quote), (now) => computeRemainingSlippage(quote, now ?? 0n))
        : Effect.void,
      Effect.fail(failure)
    )
  )
  const built: BuiltRequest & { readonly isProven: boolean } = { request, goodUntil, isProven }
  return built
})
