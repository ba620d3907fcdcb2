import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import type { Network } from "../../../core/chain/network/schema.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import type { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { lazyConnector } from "../connectors/lazyConnector.ts"
import type { PageOptions } from "./pageWalletConnect.ts"

/** A page's options, as far as they say whether WalletConnect is offered. */
export interface WalletConnectPage extends PageOptions {
  readonly networks: readonly [Network, ...Array<Network>]
  readonly config: { readonly enableWalletConnect: boolean }
}

/** Whether WalletConnect is offered: without a project there is no access to the relay. */
const isOffered = ({ config, endpoints, projectId }: WalletConnectPage): boolean =>
  config.enableWalletConnect && projectId !== "" && endpoints.relay !== undefined

/** Lists WalletConnect if there is a project and a relay. docs/spec/wallets.md#walletconnect-where-it-is-offered. */
export const listWalletConnect = (options: WalletConnectPage, store: Store["Type"]): void => {
  if (!isOffered(options)) return
  const [{ namespace: chain }] = options.networks
  store.move({
    _tag: "WalletsAnnounced",
    connectors: [
      {
        id: connectorIds.walletConnect,
        type: "WALLET_CONNECT",
        name: "WalletConnect",
        chain,
        icon: "",
        imageId: "ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400"
      }
    ]
  })
}

/**
 * Provides WalletConnect's connector, whose code loads when it is chosen, in the kit's own scope. Whoever asks for it
 * where it is not offered is told by `WalletConnectNotFound`.
 */
export const findWalletConnect = (options: WalletConnectPage) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const connectors = yield* Connectors
      const made = Effect.flatten(
        loadChunk(() =>
          import("./pageWalletConnect.ts").then(({ pageWalletConnect }) =>
            pageWalletConnect(isOffered(options) ? options : { ...options, projectId: "" })
          )
        )
      )
      const runtime = yield* Effect.runtime<Effect.Effect.Context<typeof made>>()
      const wallet = lazyConnector(() =>
        Runtime.runPromiseExit(runtime)(made).then((exit) => {
          if (Exit.isSuccess(exit)) return exit.value
          throw Cause.squash(exit.cause)
        })
      )
      for (const { namespace } of options.networks) connectors.add(connectorIds.walletConnect, namespace, wallet)
    })
  )
