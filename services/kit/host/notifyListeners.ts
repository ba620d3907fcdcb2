import { isNamespace } from "../../../core/chain/network/ids.ts"
import { providerEvents, providerView } from "../../../core/wallets/activeNetwork/providerView.ts"
import type { KitState } from "../../../core/state.ts"
import { notConnected } from "../../wallets/connection/requireConnection.ts"
import { toEip1193 } from "../../wallets/connectors/eip1193.ts"

/** A listener of a host's provider (EIP-1193): its namespace, the event, and the function to call. */
export type ProviderListener = readonly [namespace: string, event: string, listener: (value: never) => void]

/**
 * Notifies a host's listeners of a change, with its provider's events (EIP-1193), each namespace its own, in order.
 * `onFault` is called with what a listener threw; the others are still called.
 */
export const notifyListeners = (
  ears: ReadonlySet<ProviderListener>,
  before: KitState,
  after: KitState,
  onFault: (cause: unknown) => void
): void => {
  for (const namespace of new Set([...ears].map(([name]) => name))) {
    if (!isNamespace(namespace)) continue
    for (const [event, value = toEip1193(notConnected(namespace), "SessionEnded")] of providerEvents(
      providerView(before, namespace),
      providerView(after, namespace)
    )) {
      for (const [name, heard, listener] of [...ears]) {
        if (name !== namespace || heard !== event) continue
        try {
          listener(value as never)
        } catch (cause) {
          onFault(cause)
        }
      }
    }
  }
}
