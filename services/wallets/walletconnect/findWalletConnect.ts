import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { runOrReject } from "../../foundation/chunks/runOrReject.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { createLazyConnector } from "../connectors/lazyConnector.ts"
import { isOffered, type WalletConnectPage } from "./listWalletConnect.ts"

/**
 * Provides WalletConnect's connector, whose code loads when it is selected, in the kit's own scope. Where it is not
 * offered, requests fail with `WalletConnectNotFound`.
 */
export const findWalletConnect = (options: WalletConnectPage) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const connectors = yield* Connectors
      const connector = Effect.flatten(
        loadChunk(() =>
          import("./createPageWalletConnect.ts").then(({ createPageWalletConnect }) =>
            createPageWalletConnect(isOffered(options) ? options : { ...options, projectId: "" })
          )
        )
      )
      const runtime = yield* Effect.runtime<Effect.Effect.Context<typeof connector>>()
      const wallet = createLazyConnector(() => runOrReject(runtime, connector))
      for (const { namespace } of options.networks) connectors.add(connectorIds.walletConnect, namespace, wallet)
    })
  )
