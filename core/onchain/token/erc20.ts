import * as Either from "effect/Either"
import { TokenCallMisfit } from "./errors.ts"

/** A call of a token contract, as part of a transaction. It does not move the chain's own coin. */
export interface TokenCall {
  readonly to: string
  readonly data: `0x${string}`
  readonly value: "0x0"
}

/**
 * The first four bytes of each function's hashed signature. Both variants of `transfer` share one, because results are
 * not part of a signature.
 */
export const selectors = {
  /** `transfer(address,uint256)` */
  transfer: "a9059cbb",
  /** `transferFrom(address,address,uint256)` */
  transferFrom: "23b872dd",
  /** `approve(address,uint256)` */
  approve: "095ea7b3"
} as const

/**
 * The seven USDT contracts whose `transfer` returns nothing, in lower case. docs/spec/onchain.md#token-usdt-contracts.
 */
export const usdtAddresses = [
  "0xdac17f958d2ee523a2206206994597c13d831ec7",
  "0xc2132d05d31c914a87c6611c10748aeb04b58e8f",
  "0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7",
  "0x919c1c267bc06a7039e03fcc2ef738525769109c",
  "0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e",
  "0x55d398326f99059ff775485246999027b3197955",
  "0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9"
] as const

/**
 * Returns the type of a token's `transfer` result: nothing for the seven USDT contracts, a boolean for every other
 * token. docs/spec/onchain.md#token-usdt-contracts.
 */
export const getTransferResult = (token: string): "boolean" | "nothing" =>
  usdtAddresses.some((it) => it === token.toLowerCase()) ? "nothing" : "boolean"

/**
 * Transfers an amount of base units from the caller to the recipient. docs/spec/onchain.md#token-contract-functions.
 */
export const transfer = (token: string, recipient: string, amount: bigint): Either.Either<TokenCall, TokenCallMisfit> =>
  call(token, selectors.transfer, [getAddressWord("recipient", recipient), getAmountWord(amount)])

/** Transfers an amount of base units that the sender approved before. docs/spec/onchain.md#token-contract-functions. */
export const transferFrom = (
  token: string,
  sender: string,
  recipient: string,
  amount: bigint
): Either.Either<TokenCall, TokenCallMisfit> =>
  call(token, selectors.transferFrom, [
    getAddressWord("sender", sender),
    getAddressWord("recipient", recipient),
    getAmountWord(amount)
  ])

/**
 * Allows the spender to transfer up to an amount of base units; 0 revokes it.
 * docs/spec/onchain.md#token-contract-functions.
 */
export const approve = (token: string, spender: string, amount: bigint): Either.Either<TokenCall, TokenCallMisfit> =>
  call(token, selectors.approve, [getAddressWord("spender", spender), getAmountWord(amount)])

/**
 * Returns true if a `transfer` that did not revert has moved anything, according to its result: a token that returns a
 * boolean must return `true`; one of the seven USDT contracts must return nothing or `true`.
 * docs/spec/onchain.md#token-contract-functions.
 */
export const hasTransferSucceeded = (token: string, returnData: string): boolean =>
  returnData === "0x" || returnData === "" ? getTransferResult(token) === "nothing" : /^0x0{63}1$/.test(returnData)

type Word = Either.Either<string, TokenCallMisfit>

const call = (token: string, selector: string, words: ReadonlyArray<Word>): Either.Either<TokenCall, TokenCallMisfit> =>
  Either.map(
    Either.all([getAddressWord("token", token), ...words]),
    ([, ...encoded]): TokenCall => ({ to: token, data: `0x${selector}${encoded.join("")}`, value: "0x0" })
  )

const failCall = (field: TokenCallMisfit["field"], rule: string, value: string): Word =>
  Either.left(new TokenCallMisfit({ field, rule, value }))

/** Encodes an address as one word of 32 bytes. */
const getAddressWord = (field: TokenCallMisfit["field"], address: string): Word =>
  /^0x[0-9a-fA-F]{40}$/.test(address)
    ? Either.right(address.slice(2).toLowerCase().padStart(64, "0"))
    : failCall(field, "0x and 40 hexadecimal digits", address.slice(0, 64))

/** Encodes an unsigned 256-bit integer as one word. Pages without types may pass any value. */
const getAmountWord = (amount: bigint): Word =>
  typeof amount === "bigint" && amount >= 0n && amount < 2n ** 256n
    ? Either.right(amount.toString(16).padStart(64, "0"))
    : failCall("amount", "a whole number of base units from 0 to 2^256 - 1", String(amount).slice(0, 96))
