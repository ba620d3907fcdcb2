import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { readForeign } from "../connectors/readForeign.ts"

/** An error as EIP-1193 has it: a numeric code; ours in `data`, where it is one of ours. */
export interface ProviderError extends Error {
  readonly code: number
  readonly data?: unknown
}

const made = (
  code: number,
  message: string,
  more: { readonly data?: unknown; readonly cause?: unknown }
): ProviderError =>
  Object.assign(new Error(message, { cause: more.cause }), {
    code,
    ...(more.data === undefined ? {} : { data: more.data })
  })

/** A failure of ours, told with a code as EIP-1193 wants it. */
export const coded = (code: number, failure: LatchkeyError): ProviderError =>
  made(code, failure.message, { data: toFailureData(failure), cause: failure })

/** The internal error of JSON-RPC: what an error without a code is. */
const internalError = -32603

/** What a wallet refused with, read once. Its owner's no, in whatever code wallets say it, is 4001. */
export const fromWallet = (cause: unknown): ProviderError => {
  const { code, data, isRejection, message } = readForeign(cause)
  return isRejection
    ? made(walletCodes.userRejected, "User rejected the request", { cause })
    : made(code === 0 ? internalError : code, message === "" ? "The wallet could not do this" : message, {
        data,
        cause
      })
}
