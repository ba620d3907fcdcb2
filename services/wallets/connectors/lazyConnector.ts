import * as Effect from "effect/Effect"
import * as Scope from "effect/Scope"
import type { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { type CodeMissing, isCodeMissing } from "../../foundation/chunks/codeMissing.ts"
import { toWalletFailure } from "./callWallet.ts"
import { makeChanges } from "./changes.ts"
import type { WalletConnector } from "./Connector.ts"

/**
 * A connector whose code loads with its first call. A failed load is not cached: the next call tries again. Listeners
 * added before the load are attached once it completes.
 */
export const createLazyConnector = (load: () => Promise<WalletConnector>): WalletConnector => {
  const { listen, notify } = makeChanges()
  let loading: Promise<WalletConnector> | undefined
  let loadedWallet: Pick<WalletConnector, "granted" | "serves"> = {}
  const loadFor = (
    method: string
  ): Effect.Effect<WalletConnector, CodeMissing | RequestRejected | WalletRequestFailed> =>
    Effect.tryPromise({
      try: () =>
        (loading ??= load()
          .then((connector) => {
            loadedWallet = connector
            Effect.runSync(Scope.extend(connector.listen(notify), Effect.runSync(Scope.make())))
            return connector
          })
          .catch((cause: unknown) => {
            loading = undefined
            throw cause
          })),
      catch: (cause) => (isCodeMissing(cause) ? cause : toWalletFailure(method, cause))
    })
  return {
    listen,
    serves: (network) => loadedWallet.serves?.(network) ?? true,
    granted: (namespace) => loadedWallet.granted?.(namespace),
    prepare: Effect.ignore(Effect.flatMap(loadFor("prepare"), ({ prepare }) => prepare ?? Effect.void)),
    connect: (options) => Effect.flatMap(loadFor("connect"), ({ connect }) => connect(options)),
    request: (call) => Effect.flatMap(loadFor(call.method), ({ request }) => request(call)),
    switchNetwork: (to) => Effect.flatMap(loadFor("switchNetwork"), ({ switchNetwork }) => switchNetwork(to)),
    disconnect: Effect.flatMap(loadFor("disconnect"), ({ disconnect }) => disconnect)
  }
}
