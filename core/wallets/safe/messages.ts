import { boolean, type Decoder, optional, string, struct } from "../../foundation/data/decode.ts"

/** What Safe's page is asked (its public protocol for apps in frames). */
export type SafeMethod =
  | "getSafeInfo"
  | "sendTransactions"
  | "signMessage"
  | "signTypedMessage"
  | "getTxBySafeTxHash"
  | "getOffChainSignature"
  | "rpcCall"

/** The protocol's version that we speak. */
const sdkVersion = "9.1.0"

/** A question to the page around. */
export interface SafeQuestion {
  readonly id: string
  readonly method: SafeMethod
  readonly params: unknown
  readonly env: { readonly sdkVersion: string }
}

export const safeQuestion = (id: string, method: SafeMethod, params: unknown): SafeQuestion => ({
  id,
  method,
  params,
  env: { sdkVersion }
})

/** An answer of the page around: what it gave, or that it said no, in words of its own that nobody is led by. */
export type SafeReply =
  | { readonly id: string; readonly success: true; readonly data: unknown }
  | { readonly id: string; readonly success: false }

const readEnvelope = struct({
  id: string(128),
  success: boolean,
  version: optional(string(32)),
  data: optional((value: unknown) => value ?? null)
})

/** Reads an answer; undefined for anything else that is posted on a page. */
export const readSafeReply = (message: unknown): SafeReply | undefined => {
  const read = readEnvelope(message)
  if (read === undefined) return undefined
  return read.success ? { id: read.id, success: true, data: read.data ?? null } : { id: read.id, success: false }
}

/** What came as a message event. */
export interface Posted {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/**
 * The answer in a posted message: from the very window that was asked, at the very origin; undefined for all else. T1.
 */
export const replyFrom = (posted: Posted, window: unknown, origin: string): SafeReply | undefined =>
  posted.source === window && posted.origin === origin ? readSafeReply(posted.data) : undefined

/** A reader of what a question's answer holds. */
export type SafeAnswer<A> = Decoder<A>
