import { hexChainId, splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"

/**
 * A transaction in the form sent to a wallet (`eth_sendTransaction`, EIP-1474): quantities in hex, in the coin's base
 * units.
 */
export interface TransactionRequest {
  readonly from: string
  readonly to: string
  readonly data: `0x${string}`
  readonly value: `0x${string}`
  /** The gas limit; if absent, the wallet estimates it. */
  readonly gas?: `0x${string}` | undefined
}

/** Returns the parameters of `eth_sendTransaction` for an account on its network, which they name. */
export const transactionParams = (
  account: AccountId,
  { data, from, gas, to, value }: TransactionRequest
): ReadonlyArray<unknown> => [
  { from, to, data, value, ...(gas === undefined ? {} : { gas }), chainId: hexChainId(splitAccountId(account).network) }
]

/** Returns a count as a JSON-RPC quantity (EIP-1474): hex without leading zeros. */
export const toQuantity = (amount: bigint): `0x${string}` => `0x${amount.toString(16)}`

/** Whether a text is a transaction hash of an EVM chain. */
export const isTransactionHash = (text: unknown): text is `0x${string}` =>
  typeof text === "string" && /^0x[0-9a-f]{64}$/i.test(text)

/** Returns text as the bytes that `personal_sign` signs (EIP-191), in hex. */
export const utf8Hex = (text: string): `0x${string}` =>
  `0x${Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, "0")).join("")}`
