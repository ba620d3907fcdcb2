import type * as Effect from "effect/Effect"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { CallError, NoEndpoint } from "../../../core/foundation/http/errors.ts"
import type { ApprovalLimit, SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
import type {
  AllowanceFailed,
  ApprovalNotBuilt,
  GasPriceNotSupported,
  InsufficientLiquidity,
  SlippageMisfit,
  SwapAmountMisfit,
  SwapMisprepared,
  SwapNotBuilt,
  SwapNotStarted,
  SwapSameToken,
  SwapsNotSupported
} from "../../../core/onchain/swap/errors.ts"
import type { SwapQuote, SwapToken } from "../../../core/onchain/swap/events.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"

/**
 * The swap to quote: an amount of whole tokens as decimal text, and the accepted slippage below the quote in percent.
 */
export interface SwapQuery {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: string
  /** 1 by default. docs/spec/onchain.md#swap-slippage. */
  readonly slippage?: string | undefined
}

export type SwapQuoteError =
  | CallError
  | InsufficientLiquidity
  | SlippageMisfit
  | SwapAmountMisfit
  | SwapSameToken
  | SwapsNotSupported
export type SwapApprovalError = ApprovalNotBuilt | NoEndpoint | SwapMisprepared | SwapsNotSupported
export type SwapBuildError = InsufficientLiquidity | NoEndpoint | SwapMisprepared | SwapNotBuilt | SwapsNotSupported

/** The approvals that a swap needs first. */
export interface PreparedSwap {
  /** In order; empty if no approval is needed. Two if an older approval must be revoked first. */
  readonly approvals: ReadonlyArray<SwapApproval>
}

/** How a swap is built. */
export interface BuildChoice {
  /** Skips the service's simulation, which is impossible until the approval is in a block. */
  readonly unestimated?: boolean | undefined
  /** In hundredths of a percent; defaults to that of the quote. */
  readonly slippageHundredths?: bigint | undefined
}

/** Swaps one token for another on one network. Signs and sends nothing: returns the requests for a wallet. */
export interface SwapService {
  /** Fails with "Network not supported for Swaps" unless the chain service supports the network. */
  readonly requireSupported: (network: NetworkId) => Effect.Effect<void, SwapsNotSupported>
  /**
   * Lists a network's tokens for swaps in the service's order; drops malformed ones. Cached for 10 min. Empty on a
   * network that the service does not support. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly tokens: (network: NetworkId) => Effect.Effect<ReadonlyArray<SwapToken>, SwapNotStarted | NoEndpoint>
  /**
   * Returns the price of a unit of gas in the coin's base units; cached for 15 s. On Solana returns the price of a
   * signature without a request. docs/spec/onchain.md#swap-gas-price-call,
   * docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly gasPrice: (network: NetworkId) => Effect.Effect<bigint, CallError | GasPriceNotSupported>
  /**
   * Returns how much of a token the swap may spend, in base units. Cached for 10 s, or until `forgetAllowances`. 0 on a
   * network that the service does not support. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly allowance: (account: AccountId, token: AccountId) => Effect.Effect<bigint, AllowanceFailed | NoEndpoint>
  /** Clears the cached allowances. Called after an approval or a swap. */
  readonly forgetAllowances: Effect.Effect<void>
  /**
   * Returns the highest amount of any quote, in base units; null if there is no quote, as on a network that the service
   * does not support. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly best: (ask: SwapQuery) => Effect.Effect<bigint | null, Exclude<SwapQuoteError, SwapsNotSupported>>
  /**
   * Returns the best quote with prices, fee and allowance, which load at the same time. Those that fail to load are
   * unknown in the result; without a quote the call fails. docs/spec/onchain.md#swap-quote-call.
   */
  readonly quote: (ask: SwapQuery) => Effect.Effect<SwapQuote, SwapQuoteError>
  /**
   * Returns the approval that the quoted swap needs, verified to be for exactly its amount, unless `limit` differs.
   * docs/spec/onchain.md#swap-approval-call.
   */
  readonly approval: (quote: SwapQuote, limit?: ApprovalLimit) => Effect.Effect<SwapApproval, SwapApprovalError>
  /**
   * Returns the wallet request for the quoted swap, verified to be from the account itself.
   * docs/spec/onchain.md#swap-transaction-call.
   */
  readonly transaction: (quote: SwapQuote, choice?: BuildChoice) => Effect.Effect<TransactionRequest, SwapBuildError>
  /** Returns the approvals of the quoted swap before it is built; reads the allowance without the cache. */
  readonly prepare: (
    quote: SwapQuote,
    limit?: ApprovalLimit
  ) => Effect.Effect<PreparedSwap, AllowanceFailed | SwapApprovalError>
}
