import { anything, boolean, type Decoder, optional, string, struct } from "../../foundation/data/decode.ts"
import { readWalletError } from "../connection/readWalletError.ts"

/** Methods of Safe's page (its public protocol for apps in frames). */
export type SafeMethod =
  | "getSafeInfo"
  | "sendTransactions"
  | "signMessage"
  | "signTypedMessage"
  | "getTxBySafeTxHash"
  | "getOffChainSignature"
  | "rpcCall"

/** The supported version of the protocol. */
const sdkVersion = "9.1.0"

/** A request to the embedding page. */
export interface SafeQuestion {
  readonly id: string
  readonly method: SafeMethod
  readonly params: unknown
  readonly env: { readonly sdkVersion: string }
}

export const createSafeQuestion = (id: string, method: SafeMethod, params: unknown): SafeQuestion => ({
  id,
  method,
  params,
  env: { sdkVersion }
})

/** An answer of the embedding page: its result, or an error in the page's own words, which may be empty. */
export type SafeReply =
  | { readonly id: string; readonly success: true; readonly data: unknown }
  | { readonly id: string; readonly success: false; readonly error: string }

const readEnvelope = struct({
  id: string(128),
  success: boolean,
  version: optional(string(32)),
  error: optional(anything),
  data: optional(anything)
})

/** Reads an answer; returns undefined for any other message posted on a page. */
export const readSafeReply = (message: unknown): SafeReply | undefined => {
  const read = readEnvelope(message)
  if (read === undefined) return undefined
  if (read.success) return { id: read.id, success: true, data: read.data ?? null }
  return { id: read.id, success: false, error: readWalletError(read.error).message }
}

/** The parts of a message event. */
export interface Posted {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/**
 * Returns the answer in a posted message if it comes from the window that was asked, at its exact origin; undefined
 * otherwise. T1.
 */
export const replyFrom = (posted: Posted, window: unknown, origin: string): SafeReply | undefined =>
  posted.source === window && posted.origin === origin ? readSafeReply(posted.data) : undefined

/** A reader of the result in an answer. */
export type SafeAnswer<A> = Decoder<A>
