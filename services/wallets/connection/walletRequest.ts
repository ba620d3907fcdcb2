import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { isUserRejection } from "../../../core/wallets/connection/walletCodes.ts"
import type { Provider } from "../connectors/Connectors.ts"

/**
 * Whether a wallet's error means that its owner rejected the request: by its code (EIP-1193, WalletConnect), else by
 * the specification's words.
 */
export const isRejection = (error: unknown): boolean => isUserRejection(codeOf(error), messageOf(error), true)

/**
 * Sends a request to a wallet. A provider, or its getters, may throw: that counts as a failed request like any other.
 */
export const walletRequest = (
  provider: Provider,
  method: string,
  params?: unknown,
  network?: NetworkId
): Effect.Effect<unknown, RequestRejected | WalletRequestFailed> =>
  Effect.tryPromise({
    // A wallet gets only the fields of EIP-1193; the target network is for adapters.
    try: () =>
      Promise.resolve(
        provider.request({
          method,
          ...(params === undefined ? {} : { params }),
          ...(network === undefined || provider.connect === undefined ? {} : { network })
        })
      ),
    catch: (cause) => {
      return isRejection(cause)
        ? new RequestRejected({ method })
        : new WalletRequestFailed({ method, walletCode: codeOf(cause), cause })
    }
  })

/** The numeric code of a wallet's error; the inner one if it wraps another. 0 if there is none. */
export const codeOf = (error: unknown): number => {
  try {
    if (!isRecord(error)) return 0
    const data = error["data"]
    const inner = isRecord(data) ? data["originalError"] : undefined
    const code = isRecord(inner) && typeof inner["code"] === "number" ? inner["code"] : error["code"]
    return typeof code === "number" ? code : 0
  } catch {
    return 0
  }
}

/** The message of an error, if it can be read; a wallet may also throw a plain text. */
const messageOf = (error: unknown): string => {
  try {
    const message = isRecord(error) ? error["message"] : error
    return typeof message === "string" ? message.slice(0, 512) : ""
  } catch {
    return ""
  }
}
