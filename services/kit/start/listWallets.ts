import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { PlainStore } from "../../foundation/store/plainStore.ts"
import { type Announcing, listenToAnnounced } from "../../wallets/injected/listenToAnnounced.ts"
import { addInjected } from "../../wallets/injected/readInjected.ts"
import { listWalletConnect } from "../../wallets/walletconnect/listWalletConnect.ts"

/** Calls a function after the next frame is painted; soon if nothing is painted. */
const afterFrame = (run: () => void): void => {
  let done = false
  const scheduleOnce = (): void => {
    if (!done) setTimeout(run)
    done = true
  }
  globalThis.requestAnimationFrame?.(scheduleOnce)
  setTimeout(scheduleOnce, 50)
}

/**
 * Lists the wallets that need no code of their own before the first rendering: those of the page that answer at once,
 * and WalletConnect. Those that announce themselves later are listed until the returned function is called.
 */
export const listWallets = (
  options: Options,
  store: PlainStore,
  found: Announcing["found"],
  dropped: Announcing["dropped"]
): (() => void) => {
  const forget = options.config.enableEIP6963
    ? listenToAnnounced({ store, found, nextFrame: afterFrame, dropped })
    : () => {}
  if (options.config.enableInjected) addInjected(store, found)
  listWalletConnect(options, store)
  return forget
}
