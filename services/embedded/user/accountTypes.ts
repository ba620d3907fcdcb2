import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { EmbeddedType } from "../../../core/embedded/user/events.ts"
import { preferredType, readPreferredTypes } from "../../../core/embedded/user/preferred.ts"
import { userStart, stepUser } from "../../../core/embedded/user/state.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"

/** Where the visitor's choice of accounts is stored. */
export const typesKey = (storageName: string): string =>
  `@appkit/${storageName && `${storageName}:`}preferred_account_types`

/** Which account is in use on each network. */
export interface AccountTypes {
  /** The secure site's origin. */
  readonly site: string
  /** Asks the site where it has smart accounts; a site that does not say has none. */
  readonly load: Effect.Effect<void>
  /** The account for a network: a smart one only where there is one, decided anew for each network. */
  readonly on: (network: NetworkId) => Effect.Effect<EmbeddedType>
  /**
   * Tells the site, which may refuse: then the account of the key is in use. The choice is kept. A smart account that does
   * not run its code yet is begun first; a site that cannot begin one ends the choice, and nothing changes.
   */
  readonly choose: (to: EmbeddedType) => Effect.Effect<void, FrameFailure>
}

/** Makes the rule of the accounts. Adds the state of the room `user`. docs/spec/embedded.md#smart-account-switching. */
export const accountTypes = (
  line: Line,
  storageName: string,
  site: string
): Effect.Effect<AccountTypes, never, Storage | Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const key = typesKey(storageName)
    yield* store.join({ name: "user", start: userStart, step: stepUser })
    const stored = Effect.map(storage.get(key), readPreferredTypes)
    return {
      site,
      load: Effect.matchEffect(line.ask("GET_SMART_ACCOUNT_ENABLED_NETWORKS", undefined), {
        onFailure: () => store.dispatch({ _tag: "SmartNetworksArrived", chains: [] }),
        onSuccess: ({ smartAccountEnabledNetworks: chains }) =>
          Effect.zipRight(
            storage.set(loginKey(storageName, loginKeys.smartNetworks), chains.join(",")),
            store.dispatch({ _tag: "SmartNetworksArrived", chains })
          )
      }),
      on: (network) =>
        Effect.map(stored, ({ eip155 }) =>
          splitNetworkId(network).namespace === "eip155"
            ? preferredType(
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
