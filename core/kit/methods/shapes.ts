import type { AccountId, Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { NetworkInput } from "../../chain/network/network.ts"
import type { OnrampOptions, OnrampProvider } from "../../onchain/onramp/events.ts"
import type { Risk } from "../../onchain/calldata/words.ts"
import type { ApprovalChoice } from "../../onchain/swap/checkBuilt.ts"
import type { ApprovalNeed, SwapFee, SwapToken } from "../../onchain/swap/events.ts"
import type { TransactionField } from "./transactionFields.ts"
import type { WarningName } from "../../onchain/money/warning.ts"
import type { CallBatchState } from "../../wallets/requests/callBatch.ts"

/** A network, named by an EVM chain's number, by its CAIP-2 id (`eip155:137`), or by a network as in the options. */
export type NetworkName = number | NetworkId | Pick<NetworkInput, "id" | "caipNetworkId">

/** The argument of a method whose only option is a network: the network, or an object with it. */
export type NetworkArgument = NetworkName | { readonly network: NetworkName }

/** Whose data is read, and where. By default, those of the account and network that the page shows at the call. */
export interface ReadFor {
  /** CAIP-10, or an address: then on `network`, or on the network that the page shows in its namespace. */
  readonly account?: string | undefined
  readonly namespace?: Namespace | undefined
  /** The network that is read, which must be configured. */
  readonly network?: NetworkName | undefined
}

/**
 * The account and network that a request is meant for. The kit never switches to them: if one is not the current one, the
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

/** A token that an account holds. What the service does not say is absent; amounts of dollars are decimal text. */
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
   * Why its worth must not count: `name` if its name is a link or looks like a well-known one, `worth` if its worth
   * cannot be believed.
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

/** What a swap gives and costs. Rate, slippage and price impact are decimal text; the last two are percentages. */
export interface SwapOffer {
  readonly account: AccountId
  readonly from: SwapToken
  readonly to: SwapToken
  readonly amount: Balance
  readonly received: Balance
  /** The least that is received within the slippage. */
  readonly minimum: Balance
  readonly slippage: string
  readonly rate: string
  /** Null if a price is unknown. */
  readonly priceImpact: string | null
  /** Null if there is no gas price. */
  readonly fee: SwapFee | null
  readonly approval: ApprovalNeed
  /** Epoch milliseconds after which it is asked for anew. */
  readonly goodUntil: number
}

/** A quoted swap to be performed. */
export interface SwapPerformance extends ActFor {
  /** As `getSwapQuote` gave it: its minimum is what the swap gives at least, or nothing is sent. */
  readonly quote: SwapOffer
  /** What its contract may take of the token: `exact`, the amount of this swap, if absent. */
  readonly approval?: ApprovalChoice | undefined
  /** `auto` if absent: approval and swap in one batch where the wallet does that by itself. */
  readonly batch?: "auto" | "never" | undefined
  /** The warnings that the host takes over, by name. */
  readonly accept?: ReadonlyArray<WarningName> | undefined
}

/** What a swap sent. */
export interface PerformedSwap {
  /** Of the swap's transaction; the batch's id if its wallet names no transaction. */
  readonly hash: string
  /** Each approval, in order. Its hash is null where it went in the same batch as the swap. */
  readonly approvals: ReadonlyArray<{ readonly hash: string | null; readonly spender: string; readonly value: bigint }>
}

/** An approval of a token: how much a spender may take, in whole tokens as decimal text, or in base units. */
export interface ApprovalRequest extends ActFor {
  /** The token's contract. */
  readonly token: string
  readonly spender: string
  readonly amount?: string | undefined
  /** Base units, in place of `amount`. */
  readonly value?: bigint | undefined
}

/** What can be bought on a network, what it is paid with, and who delivers it. */
export interface PurchaseOptions extends OnrampOptions {
  readonly providers: ReadonlyArray<OnrampProvider>
}

/** What to buy: an amount in the currency that is paid, as decimal text. */
export interface PurchaseWish {
  readonly amount: string
  /** USD if absent. */
  readonly currency?: string | undefined
  /** A symbol, a contract or a CAIP-19 id; USDC if absent. */
  readonly token?: string | undefined
  readonly network?: NetworkName | undefined
}

/** What is told in words: a request to a wallet, a transaction, or typed data (EIP-712). */
export type ExplainedRequest =
  | { readonly method: string; readonly params?: unknown }
  | ({ readonly to?: string; readonly data?: string; readonly value?: string | number | bigint } & {
      readonly [Field in TransactionField]?: unknown
    })
  | { readonly types: object; readonly domain: object; readonly primaryType: string; readonly message: object }

/** The names of the warnings that a host can take over. */
export type AcceptedWarning = WarningName

/** What a wallet says of a batch of calls, with the hashes of its transactions, in order. */
export interface CallsStatus extends CallBatchState {
  readonly id: string
}

/** What to send. `token` by its address, else the network's coin; on Solana and EVM also a name that ends in `.reown.id`. */
export interface SendOptions extends ActFor {
  readonly to: string
  /** Whole coins or tokens, as decimal text. */
  readonly amount?: string | undefined
  /** Base units, in place of `amount`. */
  readonly value?: bigint | undefined
  readonly token?: string | undefined
  readonly namespace?: Namespace | undefined
  /** Warnings that the host takes over; without them the transfer is refused with `SendWarned`. */
  readonly accept?: ReadonlyArray<AcceptedWarning> | undefined
}

/** Several transfers of one account. They go out in one batch (EIP-5792) where its wallet does that by itself. */
export interface SeveralTransfers extends Pick<SendOptions, "accept" | "account" | "namespace" | "network"> {
  readonly transfers: ReadonlyArray<Pick<SendOptions, "amount" | "to" | "token" | "value">>
}

/** A transfer that passed every check: what would go out. */
export interface CheckedTransfer {
  readonly network: NetworkId
  readonly from: string
  readonly to: string
  readonly name: string | null
  /** The contract's address; absent for the network's own coin. */
  readonly token?: string
  readonly amount: Balance
  /**
   * Of the network's coin; null where nobody can tell. `hasDataFee`: a rollup takes a data fee that could
   * not be read; `about` is without it, and `most` has a margin for it. `rent`: what opening
   * the receiver's account of a token takes beside it, on Solana.
   */
  readonly fee: {
    readonly about: Balance
    readonly most: Balance
    readonly hasDataFee: boolean
    readonly rent?: Balance
  } | null
  /** The request in words. */
  readonly words: { readonly sentence: string; readonly risk: Risk }
  readonly warnings: ReadonlyArray<"own-address" | "contract-receiver" | "looks-alike">
}

/** Moves a token that its owner allowed the account to move. EVM alone. */
export interface TransferFromOptions extends ActFor {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly amount: string
}
