import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import { livePage } from "../../foundation/platform/Page.ts"
import type { Store } from "../../foundation/store/Store.ts"
import type { Connectors } from "../../wallets/connectors/Connectors.ts"
import { hearAnnounced } from "../../wallets/injected/announced.ts"
import { addInjected } from "../../wallets/injected/injected.ts"
import { listWalletConnect } from "../../wallets/walletconnect/findWalletConnect.ts"

/**
 * Lists the wallets that need no code of their own, before the first drawing: those of the page that answer at once,
 * and WalletConnect. Those that announce themselves later are listed until the returned function is called.
 */
export const listWallets = (
  options: Options,
  store: Store["Type"],
  connectors: Connectors["Type"],
  base: Runtime.Runtime<never>
): (() => void) => {
  const run = Runtime.runFork(base)
  const forget = options.config.enableEIP6963
    ? hearAnnounced({
        store,
        connectors,
        nextFrame: (flush) => void run(Effect.zipRight(livePage.painted, Effect.sync(flush))),
        dropped: (count) => void run(Effect.logDebug("AnnouncementsDropped", count))
      })
    : () => {}
  if (options.config.enableInjected) addInjected(store, connectors)
  listWalletConnect(options, store)
  return forget
}
