import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors, type Provider } from "../../wallets/connectors/Connectors.ts"
import { lazyProvider } from "../../wallets/connectors/lazyProvider.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

/**
 * Wallets whose code loads later. WalletConnect is listed if there is a project and a relay, and its code loads when it
 * is chosen; Solana and Bitcoin wallets are looked for if such networks are configured.
 * docs/spec/kit.md#start-late-wallets.
 */
export const lateWalletsLayer = (options: Options) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const connectors = yield* Connectors
      const store = yield* Store
      const scope = yield* Effect.scope
      const namespaces = [...new Set(options.networks.map(({ namespace }) => namespace))]
      const [first] = namespaces
      if (first !== undefined && offersWalletConnect(options)) {
        const provider = yield* late(() =>
          import("../../wallets/walletconnect/pageWalletConnect.ts").then(({ pageWalletConnect }) =>
            pageWalletConnect(options)
          )
        )
        yield* Effect.forEach(
          namespaces,
          (namespace) => connectors.put(connectorIds.walletConnect, namespace, provider),
          { discard: true }
        )
        yield* store.dispatch({
          _tag: "WalletsAnnounced",
          connectors: [
            { id: connectorIds.walletConnect, type: "WALLET_CONNECT", name: "WalletConnect", chain: first, icon: "" }
          ]
        })
      }
      const found = <R>(load: () => Promise<Layer.Layer<never, never, R>>) =>
        Effect.forkScoped(Effect.ignore(Effect.flatMap(loadChunk(load), (layer) => Layer.buildWithScope(layer, scope))))
      if (
        namespaces.includes("eip155") &&
        options.config.enableInjected &&
        ["ethereum", "coinbaseWalletExtension", "okxwallet"].some((name) => name in globalThis)
      ) {
        yield* found(() =>
          import("../../wallets/injected/knownInjected.ts").then(({ knownInjectedLayer }) =>
            knownInjectedLayer(options.config.enableCoinbase)
          )
        )
      }
      if (namespaces.includes("eip155") && typeof window === "object" && window.parent !== window) {
        yield* found(() =>
          import("../../wallets/safe/safeLayer.ts").then(({ safeLayer }) => safeLayer(options.endpoints.safe))
        )
      }
      if (namespaces.includes("solana") || namespaces.includes("bip122")) {
        yield* found(() => import("../../wallets/standard/standard.ts").then(({ standardLayer }) => standardLayer()))
      }
      if (namespaces.includes("bip122")) {
        yield* found(() =>
          import("../../wallets/bitcoin/discover.ts").then(({ bitcoinDiscoveryLayer }) => bitcoinDiscoveryLayer)
        )
      }
    })
  )

/** Without a project there is no access to the relay. docs/spec/wallets.md#walletconnect-where-it-is-offered. */
const offersWalletConnect = ({ config, endpoints, projectId }: Options): boolean =>
  config.enableWalletConnect && !config.basic && projectId !== "" && endpoints.relay !== undefined

/** An adapter made in the kit's own scope; its code loads on the first call. */
const late = <R>(load: () => Promise<Effect.Effect<Provider, never, R>>) =>
  Effect.map(Effect.runtime<R>(), (runtime) =>
    lazyProvider(() =>
      Runtime.runPromiseExit(runtime)(Effect.flatten(loadChunk(load))).then((exit: Exit.Exit<Provider, KitMissing>) => {
        if (Exit.isSuccess(exit)) return exit.value
        throw Cause.squash(exit.cause)
      })
    )
  )
