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
 * The swap to quote: an amount of whole tokens as decimal text, and the accepted slippage below the quote, in percent.
 */
export interface SwapAsk {
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

/** What has to be approved before a swap. */
export interface PreparedSwap {
  /** In order; empty if nothing has to be. Two where an older approval is taken back first. */
  readonly approvals: ReadonlyArray<SwapApproval>
}

/** How a swap is built. */
export interface BuildChoice {
  /** The service does not simulate it first, which is impossible until the approval is in a block. */
  readonly unestimated?: boolean | undefined
  /** In hundredths of a percent; that of the quote by default. */
  readonly slippageHundredths?: bigint | undefined
}

/** Swaps one token for another on one network. Signs and sends nothing: returns the requests for a wallet. */
export interface SwapService {
  /** Fails with "Network not supported for Swaps" unless the chain service covers the network. */
  readonly requireSupported: (network: NetworkId) => Effect.Effect<void, SwapsNotSupported>
  /**
   * The tokens on offer on a network, in the service's order; malformed ones are dropped. Cached for 10 min. Empty on a
   * network that the service does not support. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly tokens: (network: NetworkId) => Effect.Effect<ReadonlyArray<SwapToken>, SwapNotStarted | NoEndpoint>
  /**
   * The price of a unit of gas, in the coin's base units; cached for 15 s. On Solana the price of a signature, without
   * a request. docs/spec/onchain.md#swap-gas-price-call, docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly gasPrice: (network: NetworkId) => Effect.Effect<bigint, CallError | GasPriceNotSupported>
  /**
   * How much of a token the swap may spend, in base units. Cached for 10 s, or until `forgetAllowances`. 0 on a network
   * that the service does not support. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly allowance: (account: AccountId, token: AccountId) => Effect.Effect<bigint, AllowanceFailed | NoEndpoint>
  /** Called after an approval or a swap: clears the cached allowances. */
  readonly forgetAllowances: Effect.Effect<void>
  /**
   * The highest amount of any quote, in base units; null if there is none, as on a network that the service does not
   * support. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly best: (ask: SwapAsk) => Effect.Effect<bigint | null, Exclude<SwapQuoteError, SwapsNotSupported>>
  /**
   * What a swap gives and costs: the best quote, and the prices, fee and allowance loaded meanwhile. Any of these that
   * fails to load is unknown in the result; without a quote the call fails. docs/spec/onchain.md#swap-quote-call.
   */
  readonly quote: (ask: SwapAsk) => Effect.Effect<SwapQuote, SwapQuoteError>
  /**
   * The approval that the quoted swap needs, checked to be just that: of exactly its amount, unless `limit` says
   * otherwise. docs/spec/onchain.md#swap-approval-call, docs/spec/onchain.md#swap-failures.
   */
  readonly approval: (quote: SwapQuote, limit?: ApprovalLimit) => Effect.Effect<SwapApproval, SwapApprovalError>
  /**
   * The wallet request for the quoted swap, checked to be from the account itself.
   * docs/spec/onchain.md#swap-transaction-call, docs/spec/onchain.md#swap-failures.
   */
  readonly transaction: (quote: SwapQuote, choice?: BuildChoice) => Effect.Effect<TransactionRequest, SwapBuildError>
  /** What the quoted swap needs before it is built; reads the allowance without the cache. */
  readonly prepare: (
    quote: SwapQuote,
    limit?: ApprovalLimit
  ) => Effect.Effect<PreparedSwap, AllowanceFailed | SwapApprovalError>
}
