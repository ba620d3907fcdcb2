import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { readForeign } from "../connectors/readForeign.ts"

/** An error in EIP-1193's form: a numeric code, and in `data` our failure, where it is one. */
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

/** Converts a failure to an error with an EIP-1193 code. */
export const coded = (code: number, failure: LatchkeyError): ProviderError =>
  made(code, failure.message, { data: toFailureData(failure), cause: failure })

/** JSON-RPC's internal error: the code of an error that has none. */
const internalError = -32603

/** Reads a wallet's error, once. A refusal by the user is 4001, whatever code the wallet uses for it. */
export const fromWallet = (cause: unknown): ProviderError => {
  const { code, data, isRejection, message } = readForeign(cause)
  return isRejection
    ? made(walletCodes.userRejected, "User rejected the request", { cause })
    : made(code === 0 ? internalError : code, message === "" ? "The wallet could not do this" : message, {
        data,
        cause
      })
}
