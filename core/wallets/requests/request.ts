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
  /** The gas limit; estimated by the wallet if absent. */
  readonly gas?: `0x${string}` | undefined
  /** The maximum price of a unit of gas, and the share of the block's builder; chosen by the wallet if absent. */
  readonly maxFeePerGas?: `0x${string}` | undefined
  readonly maxPriorityFeePerGas?: `0x${string}` | undefined
}

/**
 * Returns the request to a wallet that sends a transaction from an account on its network, both named in the
 * parameters.
 */
export const createTransactionStep = (
  account: AccountId,
  { data, from, gas, maxFeePerGas, maxPriorityFeePerGas, to, value }: TransactionRequest
): { readonly method: string; readonly params: ReadonlyArray<unknown> } => ({
  method: "eth_sendTransaction",
  params: [
    {
      from,
      to,
      data,
      value,
      ...(gas === undefined ? {} : { gas }),
      ...(maxFeePerGas === undefined ? {} : { maxFeePerGas }),
      ...(maxPriorityFeePerGas === undefined ? {} : { maxPriorityFeePerGas }),
      chainId: hexChainId(splitAccountId(account).network)
    }
  ]
})

/** Returns whether a text is a transaction hash of an EVM chain. */
export const isTransactionHash = (text: unknown): text is `0x${string}` =>
  typeof text === "string" && /^0x[0-9a-fA-F]{64}$/.test(text)

/** Returns whether a wallet's answer is a signature of an EVM account, in hex. */
export const isSignature = (answer: unknown): answer is `0x${string}` =>
  typeof answer === "string" && /^0x([0-9a-fA-F]{2})+$/.test(answer)
