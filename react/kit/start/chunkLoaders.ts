import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ComponentType } from "react"
import { packageVersion } from "../../../core/foundation/http/packageVersion.ts"
import { sdkVersionOf } from "../../../core/foundation/http/sdkType.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { View } from "../../../core/kit/modal/views.ts"
import type { TakenDown } from "../../../services/kit/analytics/takeDown.ts"
import { chunksLayer } from "../../../services/kit/chunks/chunksLayer.ts"
import { loadChunk, memoize } from "../../../services/foundation/chunks/loadChunk.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import type { TakeLines } from "../../../services/foundation/log/keepLines.ts"
import { HostWallet } from "../../../services/onchain/send/HostWallet.ts"
import type { LongTexts, Texts } from "../../foundation/text/en.ts"
import { type RelayClient, Settings } from "../../../services/foundation/settings/Settings.ts"

const sdkVersion = sdkVersionOf(packageVersion)

/** Takes in views whose code has arrived, by their names, and the words of such views. */
export type AddViews = (views: Readonly<Partial<Record<View["_tag"], ComponentType>>>, words: Partial<Texts>) => void

/**
 * Where each part of the kit's code comes from, and how it is put to work. A view is shown as soon as its code is
 * there; what it shows may still wait for the network part.
 */
export const chunkLoaders = (
  { endpoints, projectId, relayClient, rpc, storageName }: Options & { readonly relayClient: RelayClient },
  addViews: AddViews,
  takeLines: TakeLines,
  takenDown: TakenDown | null
) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const scope = yield* Effect.scope
      const around = yield* Effect.context<KitServices>()
      const inKit = <Out, Needs>(layer: Layer.Layer<Out, never, Needs>) => Layer.buildWithScope(layer, scope)

      const network = yield* memoize(
        loadChunk(() => import("../../../services/kit/start/network.ts")).pipe(
          Effect.flatMap(({ networkLayer }) =>
            inKit(
              networkLayer.pipe(Layer.provideMerge(Settings.layer({ projectId, endpoints, sdkVersion, relayClient })))
            )
          )
        )
      )
      const overNetwork = <Out, Needs>(load: () => Promise<Layer.Layer<Out, never, Needs>>, under = network) =>
        memoize(
          Effect.flatMap(Effect.all([under, loadChunk(load)]), ([context, layer]) =>
            inKit(Layer.provide(layer, Layer.succeedContext(context)))
          )
        )

      const nodes =
        rpc.batch || rpc.rank
          ? Effect.zipWith(
              network,
              yield* overNetwork(() =>
                import("../../../services/chain/rpc/askingNodes.ts").then(({ askingNodes }) => askingNodes(rpc))
              ),
              (a, b) => Context.merge(a, b)
            )
          : network
      const accounts = yield* overNetwork(
        () =>
          import("../../../services/onchain/account/accountLayer.ts").then(({ pageAccountLayer }) =>
            pageAccountLayer(storageName)
          ),
        nodes
      )
      const analytics =
        takenDown === null
          ? Effect.void
          : yield* overNetwork(() =>
              import("../../../services/kit/analytics/analyticsLayer.ts").then(({ analyticsLayer }) =>
                analyticsLayer(takenDown, takeLines)
              )
            )
      const view = (load: () => Promise<Parameters<AddViews>[0]>, words: () => Promise<LongTexts> = async () => ({})) =>
        Effect.map(
          Effect.all([loadChunk(load), loadChunk(() => import("../../foundation/text/lazy.ts")), loadChunk(words)], {
            concurrency: 3
          }),
          ([views, { lazy: later }, longer]) => addViews(views, { ...later, ...longer })
        )
      const failureTexts = () =>
        import("../../wallets/connection/failureTexts.ts").then(({ failureTexts: texts }) => texts)

      const wallet = yield* memoize(
        Effect.flatMap(
          Effect.all([accounts, nodes, loadChunk(() => import("../../../services/onchain/send/makeHostWallet.ts"))]),
          ([balances, network, { hostWalletParts, makeHostWallet }]) => {
            const under = Layer.succeedContext(Context.mergeAll(around, network, balances))
            return Effect.flatMap(inKit(Layer.provideMerge(hostWalletParts, under)), (context) =>
              Effect.provide(makeHostWallet, context)
            )
          }
        )
      )

      return Layer.merge(
        Layer.succeed(HostWallet, {
          signMessage: (request, seen) => Effect.flatMap(wallet, ({ signMessage }) => signMessage(request, seen)),
          send: (request, seen) => Effect.flatMap(wallet, ({ send }) => send(request, seen))
        }),
        chunksLayer({
          network: Effect.provide(
            Effect.zipRight(Effect.forkIn(Effect.ignore(analytics), scope), Effect.asVoid(network)),
            around
          ),
          Account: Effect.zipRight(
            Effect.forkIn(Effect.ignore(accounts), scope),
            view(() => import("../../onchain/account/Account.tsx").then(({ Account }) => ({ Account })))
          ),
          ConnectingExternal: view(
            () =>
              import("../../wallets/connection/NotConnected.tsx").then(({ NotConnected }) => ({
                ConnectingExternal: NotConnected
              })),
            failureTexts
          ),
          Newcomers: view(() => import("../../wallets/newcomers/Newcomers.ts")),
          AllWallets: view(() =>
            import("../../wallets/catalogue/AllWallets.tsx").then(({ AllWallets }) => ({ AllWallets }))
          ),
          Downloads: view(() =>
            import("../../wallets/walletconnect/Downloads.tsx").then(({ Downloads }) => ({ Downloads }))
          ),
          AccountSettings: view(() =>
            import("../../onchain/account/AccountSettings.tsx").then(({ AccountSettings }) => ({ AccountSettings }))
          ),
          ConnectingMultiChain: view(() =>
            import("../../wallets/connection/ConnectingMultiChain.tsx").then(({ ConnectingMultiChain }) => ({
              ConnectingMultiChain
            }))
          ),
          SwitchNetwork: view(() =>
            import("../../wallets/activeNetwork/SwitchNetwork.tsx").then(
              ({ Networks, SwitchNetwork, WalletCompatibleNetworks }) => ({
                Networks,
                SwitchNetwork,
                WalletCompatibleNetworks
              })
            )
          ),
          UnsupportedChain: view(() =>
            import("../../wallets/activeNetwork/SwitchNetwork.tsx").then(({ UnsupportedChain }) => ({
              UnsupportedChain
            }))
          ),
          ConnectingWalletConnect: view(
            () => import("../../wallets/walletconnect/walletConnectViews.ts"),
            failureTexts
          ),
          ProfileWallets: view(() =>
            import("../../wallets/connection/ProfileWallets.tsx").then(({ ProfileWallets }) => ({ ProfileWallets }))
          ),
          SwitchActiveChain: view(() =>
            import("../../wallets/activeNetwork/SwitchActiveChain.tsx").then(({ SwitchActiveChain }) => ({
              SwitchActiveChain
            }))
          )
        })
      )
    })
  )
