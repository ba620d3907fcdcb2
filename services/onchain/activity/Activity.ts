import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { TransactionsFailed } from "../../../core/onchain/activity/errors.ts"
import { uncoveredHistory } from "../../../core/onchain/activity/state.ts"
import type { History } from "../../../core/onchain/activity/events.ts"
import { joinByHash, worthShowing } from "../../../core/onchain/activity/transactions.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import type { NoEndpoint } from "../../../core/foundation/http/errors.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { createHistoryPageCall } from "./calls.ts"
import { TransactionItem, getTransaction } from "./transactionOf.ts"
import { traced } from "../../foundation/log/tracing.ts"

export type ActivityError = TransactionsFailed | NoEndpoint

/** The transaction history of accounts, from the chain service. */
export class Activity extends Context.Tag("services/Activity")<
  Activity,
  {
    /**
     * Returns one page in the service's order; `null` is the first. Contains only transactions on the account's own
     * network and no spam (docs/spec/onchain.md#activity-what-is-shown,
     * docs/spec/onchain.md#activity-transaction-fields); malformed ones are dropped. On a network that the service does
     * not support, the history is empty and marked `isUncovered` (docs/spec/chain.md#network-known-to-the-service).
     * Simultaneous callers share one request; nothing is cached after it.
     */
    readonly page: (account: AccountId, cursor: string | null) => Effect.Effect<History, ActivityError>
  }
>() {
  /** Needs `Calls` and `SupportedChains`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (page: Activity["Type"]["page"]): Layer.Layer<Activity> => Layer.succeed(this, { page })
}

class PageKey extends Data.Class<{ readonly account: AccountId; readonly cursor: string | null }> {}

const decodeItems = decodeEach(TransactionItem, limits.historyPage)

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains

  const lookup = traced("Activity.page")(
    function* ({ account, cursor }: PageKey) {
      const { network } = splitAccountId(account)
      if (!(yield* chains.has(network))) return uncoveredHistory
      const { data, next } = yield* calls.ask(createHistoryPageCall(account, cursor))
      const { dropped, items } = decodeItems(data)
      if (dropped > 0) yield* Effect.logDebug(`history.page: ${dropped} of ${data.length} transactions were malformed`)
      return {
        transactions: joinByHash(worthShowing(items.map(getTransaction), network)),
        // A page that names itself as the next one is the last one.
        next: next === "" || next === cursor ? null : (next ?? null)
      }
    },
    Effect.mapError(keepNoEndpoint((cause) => new TransactionsFailed({ cause })))
  )

  const pages = yield* cached({ lookup, capacity: 64, fresh: 0, backoff: 0 })
  return Activity.of({
    page: (account, cursor) => {
      const page = new PageKey({ account, cursor })
      return Effect.tap(pages.get(page), () => pages.forget(page))
    }
  })
})
