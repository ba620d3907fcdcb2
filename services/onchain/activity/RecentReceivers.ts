import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { getEvidence } from "../../../core/onchain/activity/comparedAddresses.ts"
import { listReceivers } from "../../../core/onchain/activity/findSuspicious.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Activity } from "./Activity.ts"

/**
 * How long the kit waits for the history, in milliseconds. Without it, addresses are compared with the other receivers.
 */
const historyMillis = 2_000
/** How long receivers are cached, in milliseconds. */
const freshMillis = 60_000

/** Receivers in an account's recent history, which an address is compared with. */
export class RecentReceivers extends Context.Tag("services/RecentReceivers")<
  RecentReceivers,
  {
    /** Returns the receivers in the first page of the history; empty if it does not arrive within 2 s. Never fails. */
    readonly get: (account: AccountId) => Effect.Effect<ReadonlyArray<string>>
  }
>() {
  /** Loads the history with the room `activity`, whose code loads on demand. Needs `Store`. */
  static readonly layer = (activity: Effect.Effect<Activity["Type"], KitMissing>) =>
    Layer.scoped(
      this,
      Effect.gen(function* () {
        const store = yield* Store
        const receivers = yield* cached({
          lookup: (account: AccountId) =>
            Effect.map(
              Effect.flatMap(activity, ({ page }) => page(account, null)),
              ({ transactions }) =>
                listReceivers(transactions, splitAccountId(account).address, getEvidence(store.getState(), account))
            ),
          capacity: 8,
          fresh: freshMillis,
          backoff: freshMillis
        })
        return {
          get: (account) => Effect.orElseSucceed(Effect.timeout(receivers.get(account), historyMillis), () => [])
        }
      })
    )
}
