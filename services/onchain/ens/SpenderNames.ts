import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { getNameSources } from "../../../core/onchain/name/nameSources.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeEnsLoader } from "./makeEnsLoader.ts"

/** The primary ENS names of spenders and counterparties. */
export class SpenderNames extends Context.Tag("services/SpenderNames")<
  SpenderNames,
  {
    /**
     * Returns the names that resolve back to their accounts; others are missing. Costs at most two requests for all of
     * them, and none if the option `identity` excludes ENS. Never fails, and waits at most 2 s, since a review waits for
     * it.
     */
    readonly find: (accounts: ReadonlyArray<AccountId>) => Effect.Effect<ReadonlyMap<AccountId, string>>
  }
>() {
  /** Needs what `Ens.layer` needs. */
  static readonly layer = Layer.scoped(
    this,
    Effect.gen(function* () {
      const ens = yield* makeEnsLoader
      const store = yield* Store
      const find = Effect.fnUntraced(function* (accounts: ReadonlyArray<AccountId>) {
        const found = yield* (yield* ens).identities(accounts)
        return new Map([...found].map(([account, { name }]) => [account, name] as const))
      })
      const none: ReadonlyMap<AccountId, string> = new Map()
      return {
        find: (accounts) =>
          Effect.suspend(() =>
            accounts.length === 0 || !getNameSources(store.getState().config).ens
              ? Effect.succeed(none)
              : find(accounts).pipe(
                  Effect.timeout("2 seconds"),
                  Effect.orElseSucceed(() => none)
                )
          )
      }
    })
  )
}
