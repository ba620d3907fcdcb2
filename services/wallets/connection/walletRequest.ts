import * as Effect from "effect/Effect"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { Provider } from "../connectors/Connectors.ts"
import { readForeign } from "../connectors/readForeign.ts"

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
      const { isRejection, reason } = readForeign(cause)
      return isRejection
        ? new RequestRejected({ method })
        : new WalletRequestFailed({ method, walletCode: reason, cause })
    }
  })
