import { namespaces } from "../../../core/chain/network/ids.ts"
import { getProviderEvents, getProviderView } from "../../../core/wallets/activeNetwork/getProviderView.ts"
import type { KitState } from "../../../core/state.ts"
import { toEip1193 } from "../../wallets/connectors/eip1193.ts"
import { ConnectionEnded } from "../../../core/wallets/requests/errors.ts"

/** Listeners of a host's providers (EIP-1193), by `namespace:event`, in the order of their registration. */
export interface ProviderListeners {
  [event: string]: ReadonlyArray<(value: never) => void>
}

/**
 * Notifies a host's listeners of a change, with its provider's events (EIP-1193), for each namespace in order.
 * `onFault` is called with the error of a listener; the others are still called.
 */
export const notifyListeners = (
  listeners: Readonly<ProviderListeners>,
  before: KitState,
  after: KitState,
  onFault: (cause: unknown) => void
): void => {
  for (const namespace of namespaces) {
    for (const [event, value = toEip1193(new ConnectionEnded({ namespace }))] of getProviderEvents(
      getProviderView(before, namespace),
      getProviderView(after, namespace)
    )) {
      for (const listener of listeners[`${namespace}:${event}`] ?? []) {
        try {
          // The value has the type of this event, which the compiler cannot relate to its listeners.
          listener(value as never)
        } catch (cause) {
          onFault(cause)
        }
      }
    }
  }
}
