import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { AllowanceAnswer, BuiltAnswer, GasPriceAnswer } from "../../../core/onchain/swap/answers.ts"
import type { Call } from "../../foundation/http/call.ts"

const Quotes = Schema.Struct({ quotes: List })

/** An exchange of an amount of one token (CAIP-10) for another, in base units as digits, and its account. */
export interface Exchange {
  readonly userAddress: AccountId
  readonly from: AccountId
  readonly to: AccountId
  readonly amount: string
}

/** Returns the call for the quotes of an exchange. docs/spec/onchain.md#swap-quote-call. */
export const swapQuotes = (
  exchange: Exchange,
  gasPrice: string | undefined
): Call<typeof Quotes.Type, typeof Quotes.Encoded> => ({
  call: "swap.quotes",
  to: "chainService",
  path: "/v1/convert/quotes",
  query: { ...exchange, gasPrice },
  reply: Quotes
})

/**
 * Returns the call for how much of a token the swap may spend from an account, in base units.
 * docs/spec/onchain.md#swap-allowance-call.
 */
export const swapAllowance = (
  userAddress: AccountId,
  tokenAddress: AccountId
): Call<typeof AllowanceAnswer.Type, typeof AllowanceAnswer.Encoded> => ({
  call: "swap.allowance",
  to: "chainService",
  path: "/v1/convert/allowance",
  query: { tokenAddress, userAddress },
  reply: AllowanceAnswer
})

/** Returns the call for the price of a unit of gas on a network. docs/spec/onchain.md#swap-gas-price-call. */
export const createGasPriceCall = (
  chainId: NetworkId
): Call<typeof GasPriceAnswer.Type, typeof GasPriceAnswer.Encoded> => ({
  call: "swap.gas-price",
  to: "chainService",
  path: "/v1/convert/gas-price",
  query: { chainId },
  reply: GasPriceAnswer
})

/**
 * Returns the call that builds the transaction which lets the swap spend a token.
 * docs/spec/onchain.md#swap-approval-call.
 */
export const buildApprove = ({
  from,
  to,
  userAddress
}: Exchange): Call<typeof BuiltAnswer.Type, typeof BuiltAnswer.Encoded> => ({
  call: "swap.build-approve",
  to: "chainService",
  path: "/v1/convert/build-approve",
  query: { userAddress, from, to },
  reply: BuiltAnswer
})

/** The parameters of `build-transaction` in addition to the exchange. */
export interface BuildOptions {
  readonly projectId: string
  /** Percent. */
  readonly slippage: number
  readonly disableEstimate: boolean
}

/**
 * Returns the call that builds the swap transaction. It changes nothing, but as a POST it is sent once.
 * docs/spec/onchain.md#swap-transaction-call.
 */
export const buildTransaction = (
  { amount, from, to, userAddress }: Exchange,
  { disableEstimate, projectId, slippage }: BuildOptions
): Call<typeof BuiltAnswer.Type, typeof BuiltAnswer.Encoded> => ({
  call: "swap.build-transaction",
  to: "chainService",
  path: "/v1/convert/build-transaction",
  body: {
    amount,
    eip155: { slippage },
    projectId,
    from,
    to,
    userAddress,
    ...(disableEstimate ? { disableEstimate } : {})
  },
  reply: BuiltAnswer
})
