import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { getEvidence } from "../../../core/onchain/activity/comparedAddresses.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { hashPattern } from "../../../core/onchain/activity/hash.ts"
import { findUnproven } from "../../../core/onchain/activity/findSuspicious.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { evmReads } from "../receipt/evmReads.ts"
import { readReceivers } from "../receipt/readReceivers.ts"
import { Activity } from "./Activity.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The maximum number of transactions of a page whose sender is looked up. */
const maxLookups = 20

/**
 * Looks up the senders of the transactions with these ids, and adds them as `signer`. A transaction that is unknown to
 * the node has no `signer`. Never fails.
 */
const withSigners = (
  rpc: Pick<Rpc["Type"], "read">,
  address: string,
  transactions: ReadonlyArray<Transaction>,
  ids: ReadonlySet<string>
): Effect.Effect<ReadonlyArray<Transaction>> => {
  const requested = transactions.filter(({ hash, id }) => ids.has(id) && hashPattern.test(hash)).slice(0, maxLookups)
  return Effect.map(
    Effect.forEach(
      requested,
      ({ hash, id, network }) =>
        Effect.map(
          Effect.orElseSucceed(evmReads(rpc, network).transaction(hash), () => null),
          (found) => [id, found?.from.toLowerCase()] as const
        ),
      { concurrency: "unbounded" }
    ),
    (found) => {
      const signers = new Map(found)
      return transactions.map((transaction): Transaction => {
        const signer = signers.get(transaction.id)
        return signer === undefined
          ? transaction
          : { ...transaction, signer: signer === address.toLowerCase() ? "account" : "other" }
      })
    }
  )
}

/**
 * `Activity` with the `signer` of each suspicious transaction that claims to be the account's own. Also reads the
 * receivers of the kit's own sends for comparison. Needs `Activity`, `Rpc` and `Store`.
 */
export const provenActivityLayer = Layer.effect(
  Activity,
  Effect.gen(function* () {
    const { page } = yield* Activity
    const rpc = yield* Rpc
    const store = yield* Store
    return {
      page: traced("Activity.provenPage")(function* (account, cursor) {
        const [history] = yield* Effect.all([page(account, cursor), readReceivers(rpc, store)], { concurrency: 2 })
        const { address } = splitAccountId(account)
        const state = store.getState()
        const earlier = latest(state.activity?.histories[account] ?? idle)?.transactions ?? []
        const ids = new Set(history.transactions.map(({ id }) => id))
        const all = [...earlier.filter(({ id }) => !ids.has(id)), ...history.transactions]
        const unproven = new Set(findUnproven(all, address, getEvidence(state, account)).map(({ id }) => id))
        return { ...history, transactions: yield* withSigners(rpc, address, history.transactions, unproven) }
      })
    }
  })
)
