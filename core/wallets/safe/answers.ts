import type { NetworkId } from "../../chain/network/ids.ts"
import { type Decoder, literal, nullable, number, optional, string, struct } from "../../foundation/data/decode.ts"
import type { BatchStatus } from "../requests/callBatch.ts"
import { isTransactionHash } from "../requests/request.ts"

/** The Safe that embeds the page. */
export interface SafeInfo {
  readonly address: string
  readonly network: NetworkId
}

const isAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text)
const createTextDecoder =
  (fits: (text: string) => boolean): Decoder<string> =>
  (value) => {
    const text = string(1_048_576)(value)
    return text !== undefined && fits(text) ? text : undefined
  }
const hash = createTextDecoder(isTransactionHash)
const hex = createTextDecoder((text) => /^0x([0-9a-f]{2})*$/i.test(text))

const readInfo = struct({ safeAddress: createTextDecoder(isAddress), chainId: number })

/** Reads the answer to `getSafeInfo`. */
export const readSafeInfo: Decoder<SafeInfo> = (value) => {
  const read = readInfo(value)
  return read !== undefined && Number.isSafeInteger(read.chainId) && read.chainId > 0
    ? { address: read.safeAddress, network: `eip155:${read.chainId}` }
    : undefined
}

const readSentParts = struct({ safeTxHash: hash })

/** Reads the answer to `sendTransactions`: the Safe's own hash of the transactions that its owners approve. */
export const readSafeSent: Decoder<string> = (value) => readSentParts(value)?.safeTxHash

/**
 * The result of signing a message: its signature; the hash to query once the other owners have signed; or a transaction
 * that records it on chain.
 */
export type SafeSigned =
  | { readonly _tag: "Signature"; readonly signature: string }
  | { readonly _tag: "Collecting"; readonly messageHash: string }
  | { readonly _tag: "OnChain"; readonly safeTxHash: string }

const readSignedParts = struct({ signature: optional(hex), messageHash: optional(hash), safeTxHash: optional(hash) })

/** Reads the answer to `signMessage` and `signTypedMessage`. */
export const readSafeSigned: Decoder<SafeSigned> = (value) => {
  const read = readSignedParts(value)
  return read?.signature !== undefined && read.signature !== "0x"
    ? { _tag: "Signature", signature: read.signature }
    : read?.messageHash !== undefined
      ? { _tag: "Collecting", messageHash: read.messageHash }
      : read?.safeTxHash !== undefined
        ? { _tag: "OnChain", safeTxHash: read.safeTxHash }
        : undefined
}

/** Reads the answer to `getOffChainSignature`: empty while owners' signatures are missing. */
export const readSafeSignature: Decoder<string> = (value) => (value === null ? "" : value === "" ? "" : hex(value))

/** A transaction of the Safe: its status, and its hash on chain once it is included. */
export interface SafeTransaction {
  readonly status: BatchStatus
  readonly hash: string | null
}

const statuses = {
  AWAITING_CONFIRMATIONS: 100,
  AWAITING_EXECUTION: 100,
  PENDING: 100,
  SUCCESS: 200,
  CANCELLED: 400,
  FAILED: 500
} as const satisfies Readonly<Record<string, BatchStatus>>
const readTransaction = struct({
  txStatus: literal("AWAITING_CONFIRMATIONS", "AWAITING_EXECUTION", "PENDING", "SUCCESS", "CANCELLED", "FAILED"),
  txHash: optional(nullable(hash))
})

/** Reads the answer to `getTxBySafeTxHash`. */
export const readSafeTransaction: Decoder<SafeTransaction> = (value) => {
  const read = readTransaction(value)
  return read === undefined ? undefined : { status: statuses[read.txStatus], hash: read.txHash ?? null }
}
