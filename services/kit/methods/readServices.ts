import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { loadChunk, memoize } from "../../foundation/chunks/loadChunk.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import type { Online } from "../../foundation/platform/Online.ts"
import type { Settings } from "../../foundation/platform/Settings.ts"
import type { NativeBalances } from "../../onchain/account/NativeBalances.ts"
import type { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import type { KitServices } from "../start/kitLayer.ts"

/** The services that reads are built over: the kit's, the network's and the account's. */
type Needs = Calls | KitServices | NativeBalances | Online | Rpc | Settings | TokenBalances

/**
 * Returns the services of the methods that read, each loaded when it is first used. Views and the terminal use the same
 * ones. `memo`: the layers that the kit has built, so that a service that exists already is not built again.
 */
export const makeReadServices = Effect.fnUntraced(function* (memo: Layer.MemoMap) {
  const service = createServiceLoader(yield* Effect.context<Needs>(), memo, yield* Effect.scope)
  return {
    activity: yield* service(async () => {
      const [{ activityLayer }, { Activity }] = await Promise.all([
        import("../../onchain/activity/activityLayer.ts"),
        import("../../onchain/activity/Activity.ts")
      ])
      return [activityLayer, Activity] as const
    }),
    identities: yield* service(async () => {
      const [{ identityLayer }, { Identities }] = await Promise.all([
        import("../../onchain/identity/identityLayer.ts"),
        import("../../onchain/identity/Identities.ts")
      ])
      return [identityLayer, Identities] as const
    }),
    ens: yield* service(async () => {
      const { Ens } = await import("../../onchain/ens/Ens.ts")
      return [Ens.layer, Ens] as const
    }),
    names: yield* service(async () => {
      const [{ nameLayer }, { Names }] = await Promise.all([
        import("../../onchain/name/nameLayer.ts"),
        import("../../onchain/name/Names.ts")
      ])
      return [nameLayer, Names] as const
    }),
    swaps: yield* service(async () => {
      const [{ swapLayer }, { Swaps }] = await Promise.all([
        import("../../onchain/swap/swapLayer.ts"),
        import("../../onchain/swap/Swaps.ts")
      ])
      return [swapLayer, Swaps] as const
    }),
    onramp: yield* service(async () => {
      const [{ onrampLayer }, { Onramp }] = await Promise.all([
        import("../../onchain/onramp/onrampLayer.ts"),
        import("../../onchain/onramp/Onramp.ts")
      ])
      return [onrampLayer, Onramp] as const
    }),
    sessions: yield* service(async () => {
      const [{ sessionLayer }, { SmartSessions }] = await Promise.all([
        import("../../onchain/session/sessionLayer.ts"),
        import("../../onchain/session/SmartSessions.ts")
      ])
      return [sessionLayer, SmartSessions] as const
    }),
    wallet: yield* service(async () => {
      const { capabilitiesLayer, WalletCapabilities } = await import("../../wallets/requests/WalletCapabilities.ts")
      return [capabilitiesLayer, WalletCapabilities] as const
    })
  }
})
export type ReadServices = Effect.Effect.Success<ReturnType<typeof makeReadServices>>

/** Returns a function that builds a service once its code is loaded, with the first use. */
const createServiceLoader =
  (context: Context.Context<Needs>, memo: Layer.MemoMap, scope: Scope.Scope) =>
  <Id, Service>(load: () => Promise<readonly [Layer.Layer<Id, never, Needs>, Context.Tag<Id, Service>]>) =>
    memoize(
      Effect.flatMap(loadChunk(load), ([layer, tag]) =>
        Effect.map(Layer.buildWithMemoMap(Layer.provide(layer, Layer.succeedContext(context)), memo, scope), (built) =>
          Context.get(built, tag)
        )
      )
    )
