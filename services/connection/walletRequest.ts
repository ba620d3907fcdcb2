import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../core/connection/errors.ts"
import { isRecord } from "../../core/connection/stored.ts"
import type { Provider } from "../wallet/Connectors.ts"

/** Codes by which a wallet says that its owner said no: EIP-1193, WalletConnect. */
const rejections: ReadonlySet<number> = new Set([4001, 5000, 5002])

/** Asks a wallet. A provider may throw, or its getters may: that is a failed request like any other. */
export const walletRequest = (
  provider: Provider, method: string, params?: unknown
): Effect.Effect<unknown, RequestRejected | WalletRequestFailed> =>
  Effect.tryPromise({
    try: () => Promise.resolve(provider.request(params === undefined ? { method } : { method, params })),
    catch: (cause) => {
      const walletCode = codeOf(cause)
      return rejections.has(walletCode) ? new RequestRejected({ method }) : new WalletRequestFailed({ method, walletCode, cause })
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
