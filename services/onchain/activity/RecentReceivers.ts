import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { evidenceOf } from "../../../core/onchain/activity/comparedAddresses.ts"
import { receiversIn } from "../../../core/onchain/activity/suspicious.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Activity } from "./Activity.ts"

/** How long a history is waited for, in milliseconds: without it, addresses are compared with the rest. */
const historyMillis = 2_000
/** How long its receivers are served. */
const freshMillis = 60_000

/** Receivers of an account's recent history, for comparing an address with them. */
export class RecentReceivers extends Context.Tag("services/RecentReceivers")<
  RecentReceivers,
  {
    /** The receivers in the first page of the history; none if it does not arrive within 2 s. Never fails. */
    readonly of: (account: AccountId) => Effect.Effect<ReadonlyArray<string>>
  }
>() {
  /** Loads the history by the room `activity`, whose code loads when it is first needed. Needs `Store`. */
  static readonly layer = (activity: Effect.Effect<Context.Context<Activity>, KitMissing>) =>
    Layer.scoped(
      this,
      Effect.gen(function* () {
        const store = yield* Store
        const service = Effect.zipWith(
          activity,
          loadChunk(() => import("./Activity.ts")),
          (room, { Activity }) => Context.get(room, Activity)
        )
        const receivers = yield* cached({
          lookup: (account: AccountId) =>
            Effect.map(
              Effect.flatMap(service, ({ page }) => page(account, null)),
              ({ transactions }) =>
                receiversIn(transactions, splitAccountId(account).address, evidenceOf(store.getState(), account))
            ),
          capacity: 8,
          fresh: freshMillis,
          backoff: freshMillis
        })
        return {
          of: (account) => Effect.orElseSucceed(Effect.timeout(receivers.get(account), historyMillis), () => [])
        }
      })
    )
}
