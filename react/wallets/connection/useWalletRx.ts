import * as Rx from "@effect-rx/rx/Rx"
import * as Effect from "effect/Effect"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { switchConnection } from "../../../services/wallets/connection/switchConnection.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { forkRx, createServiceRx } from "../../foundation/state/serviceAtoms.ts"

const effectStoreRx = createServiceRx(Store)

/**
 * Makes a connected wallet the active one, through the same gate as the host's call.
 * docs/spec/wallets.md#connection-several-wallets.
 */
export const useWalletRx = Rx.make((get) => {
  const [store, fork] = [get(effectStoreRx), get(forkRx)]
  return (connection: Connection): void =>
    fork(
      Effect.zipRight(
        switchConnection(store, connection),
        store.dispatch({ _tag: "ToastShown", toast: { kind: "success", key: "toast.walletSwitched" } })
      )
    )
})
