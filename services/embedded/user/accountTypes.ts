import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { EmbeddedType } from "../../../core/embedded/user/events.ts"
import { getPreferredType, readPreferredTypes } from "../../../core/embedded/user/preferred.ts"
import { userStart, stepUser } from "../../../core/embedded/user/state.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"

/** The storage key of the visitor's choice of account types. */
export const getTypesKey = (storageName: string): string =>
  `@appkit/${storageName && `${storageName}:`}preferred_account_types`

/** The type of account that is used on each network. */
export interface AccountTypes {
  /** The secure site's origin. */
  readonly site: string
  /** Requests the networks with smart accounts from the site; if it does not answer, there are no smart accounts. */
  readonly load: Effect.Effect<void>
  /** Returns the type of account for a network: a smart account only where the site has them. */
  readonly typeOn: (network: NetworkId) => Effect.Effect<EmbeddedType>
  /**
   * Sends the choice to the site and stores it. If the site refuses it, the key's own account is used. A smart account
   * that is not deployed is begun first; if the site cannot begin it, the choice fails and nothing changes.
   */
  readonly choose: (to: EmbeddedType) => Effect.Effect<void, FrameFailure>
}

/** Creates the account types of a page and adds the `user` state. docs/spec/embedded.md#smart-account-switching. */
export const accountTypes = (
  line: Line,
  storageName: string,
  site: string
): Effect.Effect<AccountTypes, never, Storage | Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const key = getTypesKey(storageName)
    yield* store.join({ name: "user", start: userStart, step: stepUser })
    const stored = Effect.map(storage.get(key), readPreferredTypes)
    return {
      site,
      load: Effect.matchEffect(line.ask("GET_SMART_ACCOUNT_ENABLED_NETWORKS", undefined), {
        onFailure: () => store.dispatch({ _tag: "SmartNetworksArrived", chains: [] }),
        onSuccess: ({ smartAccountEnabledNetworks: chains }) =>
          Effect.zipRight(
            storage.set(getLoginKey(storageName, loginKeys.smartNetworks), chains.join(",")),
            store.dispatch({ _tag: "SmartNetworksArrived", chains })
          )
      }),
      typeOn: (network) =>
        Effect.map(stored, ({ eip155 }) =>
          splitNetworkId(network).namespace === "eip155"
            ? getPreferredType(
                eip155 ?? store.getState().config.defaultAccountTypes.eip155,
                store.getState().user?.smartNetworks ?? [],
                network
              )
            : "eoa"
        ),
      choose: (to) =>
        Effect.gen(function* () {
          const { smartAccountDeployed } = store.getState().user ?? userStart
          if (to === "smartAccount" && !smartAccountDeployed) yield* line.ask("INIT_SMART_ACCOUNT", undefined)
          const { type } = yield* Effect.catchTag(line.ask("SET_PREFERRED_ACCOUNT", { type: to }), "FrameError", () =>
            Effect.succeed({ type: "eoa" })
          )
          const before = yield* stored
          yield* storage.set(key, JSON.stringify({ ...before, eip155: type === "smartAccount" ? type : "eoa" }))
        })
    }
  })
