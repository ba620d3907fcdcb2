import type { AccountId, Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { NetworkInput } from "../../chain/network/network.ts"
import type { OnrampOptions, OnrampProvider } from "../../onchain/onramp/events.ts"
import type { Risk } from "../../onchain/calldata/words.ts"
import type { ApprovalChoice } from "../../onchain/swap/checkBuilt.ts"
import type { ApprovalNeed, SwapFee, SwapToken } from "../../onchain/swap/events.ts"
import type { TransactionField } from "./transactionFields.ts"
import type { WarningName } from "../../onchain/money/warning.ts"
import type { Sponsorship } from "../../wallets/signing/sponsorship.ts"
import type { CallBatchState } from "../../wallets/requests/callBatch.ts"

/** A network, named by an EVM chain's number, by its CAIP-2 id (`eip155:137`), or by a network as in the options. */
export type NetworkName = number | NetworkId | Pick<NetworkInput, "id" | "caipNetworkId">

/** The argument of a method whose only option is a network: the network, or an object with it. */
export type NetworkArgument = NetworkName | { readonly network: NetworkName }

/** The account and network to read. By default, those that the page shows at the call. */
export interface ReadFor {
  /**
   * An account id (CAIP-10) or an address. An address is on `network`; without it, on the shown network of its
   * namespace.
   */
  readonly account?: string | undefined
  readonly namespace?: Namespace | undefined
  /** The network that is read, which must be configured. */
  readonly network?: NetworkName | undefined
}

/**
 * The intended account and network of a request. The kit never switches to them: if one is not the current one, the
 * call rejects with `ContextChanged`, and no wallet is asked.
 */
export interface ActFor {
  /** CAIP-10, or an address. */
  readonly account?: string | undefined
  readonly network?: NetworkName | undefined
}

/** A quantity of a coin or token: in base units, and as exact decimal text of whole ones. */
export interface Balance {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
  readonly formatted: string
}

/**
 * A token that an account holds. Fields that the service does not report are absent; dollar amounts are decimal text.
 */
export interface Token extends Balance {
  /** CAIP-19. */
  readonly id: string
  /** The contract's address; absent for the network's own coin. */
  readonly address?: string
  readonly name: string
  readonly network: NetworkId
  readonly priceUsd?: string
  readonly worthUsd?: string
  /**
   * The reason why its worth must not count: `name` if its name is a link or imitates a well-known one, `worth` if its
   * worth is not plausible.
   */
  readonly suspicious?: "name" | "worth"
  readonly iconUrl?: string
}

/** An account's public name and picture. */
export interface PublicIdentity {
  readonly name: string | null
  /** The URL of an image that is safe to load. */
  readonly avatar: string | null
}

/** The terms of a swap. Rate, slippage and price impact are decimal text; the last two are percentages. */
export interface SwapOffer {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: Balance
  readonly received: Balance
  /** The least amount received within the slippage. */
  readonly minimum: Balance
  readonly slippage: string
  readonly rate: string
  /** Null if a price is unknown. */
  readonly priceImpact: string | null
  /** Null if there is no gas price. */
  readonly fee: SwapFee | null
  readonly approval: ApprovalNeed
  /** Epoch milliseconds after which a new quote is requested. */
  readonly goodUntil: number
}

/** A quoted swap to be performed. */
export interface SwapPerformance extends ActFor {
  /** The quote as `getSwapQuote` returned it. The swap yields at least its minimum; otherwise nothing is sent. */
  readonly quote: SwapOffer
  /** The token allowance for the swap contract. Defaults to `exact`, the amount of this swap. */
  readonly approval?: ApprovalChoice | undefined
  /** Defaults to `auto`: approval and swap in one batch if the wallet supports atomic batches. */
  readonly batch?: "auto" | "never" | undefined
  /** The warnings that the host accepts, by name. */
  readonly accept?: ReadonlyArray<WarningName> | undefined
}

/** The transactions that a swap sent. */
export interface PerformedSwap {
  /** The swap's transaction hash; the batch's id if its wallet names no transaction. */
  readonly hash: string
  /** Each approval, in order. Its hash is null if it was sent in the same batch as the swap. */
  readonly approvals: ReadonlyArray<{ readonly hash: string | null; readonly spender: string; readonly value: bigint }>
}

/** An approval of a token: the amount that a spender may move, in whole tokens as decimal text, or in base units. */
export interface ApprovalRequest extends ActFor {
  /** The token's contract. */
  readonly token: string
  readonly spender: string
  readonly amount?: string | undefined
  /** Base units, in place of `amount`. */
  readonly value?: bigint | undefined
}

/** The tokens that can be bought on a network, their payment methods, and their providers. */
export interface PurchaseOptions extends OnrampOptions {
  readonly providers: ReadonlyArray<OnrampProvider>
}

/** A purchase: an amount in the payment currency, as decimal text. */
export interface PurchaseParams {
  readonly amount: string
  /** Defaults to USD. */
  readonly currency?: string | undefined
  /** A symbol, a contract or a CAIP-19 id. Defaults to USDC. */
  readonly token?: string | undefined
  readonly network?: NetworkName | undefined
}

/** The argument of `explain`: a request to a wallet, a transaction, or typed data (EIP-712). */
export type ExplainedRequest =
  | { readonly method: string; readonly params?: unknown }
  | ({ readonly to?: string; readonly data?: string; readonly value?: string | number | bigint } & {
      readonly [Field in TransactionField]?: unknown
    })
  | { readonly types: object; readonly domain: object; readonly primaryType: string; readonly message: object }

/** The names of the warnings that a host can accept. */
export type AcceptedWarning = WarningName

/** The wallet's report of a batch of calls, with the hashes of its transactions, in order. */
export interface CallsStatus extends CallBatchState {
  readonly id: string
}

/**
 * A transfer. `token`: its address; defaults to the network's coin. On Solana and EVM, `to` may be a name that ends in
 * `.reown.id`.
 */
export interface SendOptions extends ActFor {
  readonly to: string
  /** Whole coins or tokens, as decimal text. */
  readonly amount?: string | undefined
  /** Base units, in place of `amount`. */
  readonly value?: bigint | undefined
  readonly token?: string | undefined
  readonly namespace?: Namespace | undefined
  /** Warnings that the host accepts; otherwise the transfer is refused with `SendWarned`. */
  readonly accept?: ReadonlyArray<AcceptedWarning> | undefined
}

/** Several transfers of one account. They are sent in one batch (EIP-5792) if its wallet supports atomic batches. */
export interface SeveralTransfers extends Pick<SendOptions, "accept" | "account" | "namespace" | "network"> {
  readonly transfers: ReadonlyArray<Pick<SendOptions, "amount" | "to" | "token" | "value">>
}

/** A transfer that passed every check. */
export interface CheckedTransfer {
  readonly network: NetworkId
  readonly from: string
  readonly to: string
  readonly name: string | null
  /** The contract's address; absent for the network's own coin. */
  readonly token?: string
  readonly amount: Balance
  /**
   * In the network's coin; null if unknown. `hasDataFee`: a rollup charges a data fee that could not be read; `about`
   * excludes it, and `most` has a margin for it. `rent`: the additional cost of opening the receiver's token account,
   * on Solana.
   */
  readonly fee: {
    readonly about: Balance
    readonly most: Balance
    readonly hasDataFee: boolean
    readonly rent?: Balance
  } | null
  /** The payer of the fee; null if the option `sponsor` lacks the network. `fee` is null if the site pays. */
  readonly sponsorship: Sponsorship | null
  /** The request in words. */
  readonly words: { readonly sentence: string; readonly risk: Risk }
  readonly warnings: ReadonlyArray<"own-address" | "contract-receiver" | "looks-alike" | "name-moved">
}

/** A transfer of another owner's token, up to the allowance that the owner gave the account. EVM only. */
export interface TransferFromOptions extends ActFor {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: string
}
