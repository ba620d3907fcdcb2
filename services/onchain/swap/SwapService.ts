import type * as Effect from "effect/Effect"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { CallError, NoEndpoint } from "../../../core/foundation/http/errors.ts"
import type { SwapApproval } from "../../../core/onchain/swap/checkBuilt.ts"
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
  SwapsNotSupported
} from "../../../core/onchain/swap/errors.ts"
import type { SwapQuote, SwapToken } from "../../../core/onchain/swap/events.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"

/**
 * What is to be swapped: an amount of whole tokens as decimal text, and how much less than quoted it may give, in
 * percent.
 */
export interface SwapAsk {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: string
  /** 1 unless said otherwise. docs/spec/onchain.md#swap-slippage. */
  readonly slippage?: string | undefined
}

export type SwapQuoteError = CallError | InsufficientLiquidity | SlippageMisfit | SwapAmountMisfit | SwapsNotSupported
export type SwapApprovalError = ApprovalNotBuilt | NoEndpoint | SwapMisprepared | SwapsNotSupported
export type SwapBuildError = InsufficientLiquidity | NoEndpoint | SwapMisprepared | SwapNotBuilt | SwapsNotSupported

/**
 * What a swap takes: an approval first, where one is needed, and then the swap, which is built when its turn has come.
 */
export interface PreparedSwap {
  /**
   * Null when nothing has to be approved. One that `allows` nothing takes an old approval back: prepare again after it.
   */
  readonly approval: SwapApproval | null
  /** Builds the swap. Before the approval is in a block the service may not be able to. */
  readonly transaction: Effect.Effect<TransactionRequest, SwapBuildError>
}

/** Swaps one token for another on one network. Signs and sends nothing: returns what a wallet is to be asked for. */
export interface SwapService {
  /**
   * What can be swapped on a network, in the service's order; a misfit is dropped. Kept for 10 min. Empty on a network
   * the service does not know. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly tokens: (network: NetworkId) => Effect.Effect<ReadonlyArray<SwapToken>, SwapNotStarted | NoEndpoint>
  /**
   * What a unit of gas costs, in the coin's base units; kept for 15 s. On Solana the price of a signature, and nobody
   * is asked. docs/spec/onchain.md#swap-gas-price-call, docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly gasPrice: (network: NetworkId) => Effect.Effect<bigint, CallError | GasPriceNotSupported>
  /**
   * How much of a token the swap may take, in base units. Kept for 10 s, until `forgetAllowances`. 0 on a network the
   * service does not know. docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly allowance: (account: AccountId, token: AccountId) => Effect.Effect<bigint, AllowanceFailed | NoEndpoint>
  /** After an approval or a swap: allowances are asked for anew. */
  readonly forgetAllowances: Effect.Effect<void>
  /**
   * The most any quote gives, in base units; null where there is none, as on a network the service does not know.
   * docs/spec/onchain.md#swap-unsupported-networks.
   */
  readonly best: (ask: SwapAsk) => Effect.Effect<bigint | null, Exclude<SwapQuoteError, SwapsNotSupported>>
  /**
   * What a swap gives and costs: the best quote, with prices, fee and allowance asked for meanwhile. What of these
   * could not be had is unknown in the quote; without a quote there is none. docs/spec/onchain.md#swap-quote-call.
   */
  readonly quote: (ask: SwapAsk) => Effect.Effect<SwapQuote, SwapQuoteError>
  /**
   * The approval that the quoted swap needs, checked to be one. docs/spec/onchain.md#swap-approval-call,
   * docs/spec/onchain.md#swap-failures.
   */
  readonly approval: (quote: SwapQuote) => Effect.Effect<SwapApproval, SwapApprovalError>
  /**
   * The quoted swap as a wallet is asked for it, checked to be the account's own. `unestimated`: the service does not
   * try it first, which it cannot before the approval is in a block. docs/spec/onchain.md#swap-transaction-call,
   * docs/spec/onchain.md#swap-failures.
   */
  readonly transaction: (
    quote: SwapQuote,
    options?: { readonly unestimated?: boolean }
  ) => Effect.Effect<TransactionRequest, SwapBuildError>
  /** Everything the quoted swap takes; the allowance is asked for anew. */
  readonly prepare: (quote: SwapQuote) => Effect.Effect<PreparedSwap, AllowanceFailed | SwapApprovalError>
}
