import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../core/connection/errors.ts"
import type { NetworkId } from "../../core/chain/ids.ts"
import { isRecord } from "../../core/connection/stored.ts"
import type { Provider } from "../wallet/Connectors.ts"

/** Codes by which a wallet says that its owner said no: EIP-1193, WalletConnect. */
const rejections: ReadonlySet<number> = new Set([4001, 5000, 5002])

/** Whether a wallet's code says that its owner said no. */
export const isRejection = (walletCode: number): boolean => rejections.has(walletCode)

/** Asks a wallet. A provider may throw, or its getters may: that is a failed request like any other. */
export const walletRequest = (
  provider: Provider, method: string, params?: unknown, network?: NetworkId
): Effect.Effect<unknown, RequestRejected | WalletRequestFailed> =>
  Effect.tryPromise({
    // A wallet hears what EIP-1193 has; where the request belongs is an adapter's to know.
    try: () => Promise.resolve(provider.request({
      method, ...(params === undefined ? {} : { params }), ...(network === undefined || provider.connect === undefined ? {} : { network })
    })),
    catch: (cause) => {
      const walletCode = codeOf(cause)
      return isRejection(walletCode) ? new RequestRejected({ method }) : new WalletRequestFailed({ method, walletCode, cause })
    }
  })

/** The numeric code of a wallet's error, the inner one when it wraps another; 0 when it has none. */
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
