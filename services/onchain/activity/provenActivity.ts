import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { getEvidence } from "../../../core/onchain/activity/comparedAddresses.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { hashPattern } from "../../../core/onchain/activity/hash.ts"
import { listDoubtfulArrivals, withHeld } from "../../../core/onchain/activity/nfts.ts"
import { listUnproven, maxSigners, withKnownSigners } from "../../../core/onchain/activity/signers.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { batchedReads } from "../../chain/rpc/batchedReads.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { readReceivers } from "../receipt/readReceivers.ts"
import { Activity } from "./Activity.ts"
import { readHeldItems } from "./readHeldItems.ts"
import { readSigner } from "./readSigner.ts"

/**
 * Looks up the signers of the transactions with these ids, and adds them as `signer`. A transaction that is unknown to
 * the node has no `signer`. Never fails.
 */
const withSigners = (
  rpc: Pick<Rpc["Type"], "read">,
  address: string,
  transactions: ReadonlyArray<Transaction>,
  unproven: ReadonlyArray<Transaction>
): Effect.Effect<ReadonlyArray<Transaction>> =>
  Effect.map(
    Effect.forEach(
      unproven.filter(({ hash }) => hashPattern.test(hash)).slice(0, maxSigners),
      (transaction) =>
        Effect.map(
          Effect.orElseSucceed(readSigner(rpc, transaction, address), () => undefined),
          (signer) => [transaction.id, signer] as const
        ),
      { concurrency: "unbounded" }
    ),
    (found) => {
      const signers = new Map(found)
      return transactions.map((transaction): Transaction => {
        const signer = signers.get(transaction.id)
        return signer === undefined ? transaction : { ...transaction, signer }
      })
    }
  )

/** The maximum number of transactions of a page whose NFTs are looked up. */
const maxArrivals = 16

/** Asks the contracts of NFTs that left the account by a transfer that may be made up. Never fails. */
const withHeldItems = (
  rpc: Pick<Rpc["Type"], "read">,
  address: string,
  earlier: ReadonlyArray<Transaction>,
  page: ReadonlyArray<Transaction>
): Effect.Effect<ReadonlyArray<Transaction>> => {
  const arrivals = new Set(listDoubtfulArrivals([...earlier, ...page], page).slice(0, maxArrivals))
  return Effect.forEach(
    page,
    (transaction) =>
      arrivals.has(transaction)
        ? Effect.map(
            Effect.orElseSucceed(readHeldItems(rpc, transaction, address), () => undefined),
            (held) => (held === undefined ? transaction : withHeld(transaction, held))
          )
        : Effect.succeed(transaction),
    { concurrency: "unbounded" }
  )
}

/**
 * `Activity` with the `signer` of each transaction that is presented as the account's own. Also reads the receivers of
 * the kit's own sends for comparison, and the owners of NFTs that other addresses seem to have moved. Needs `Activity`,
 * `Rpc` and what `batchedReads` needs.
 */
export const provenActivityLayer = Layer.scoped(
  Activity,
  Effect.gen(function* () {
    const { page } = yield* Activity
    const rpc = yield* Rpc
    const joined = yield* batchedReads
    const store = yield* Store
    return {
      page: traced("Activity.provenPage")(function* (account, cursor) {
        const [history] = yield* Effect.all([page(account, cursor), readReceivers(rpc, store)], { concurrency: 2 })
        const { address } = splitAccountId(account)
        const { sent } = getEvidence(store.getState(), account)
        const loaded = latest(store.getState().activity?.histories[account] ?? idle)?.transactions ?? []
        const listed = withKnownSigners(history.transactions, loaded)
        const signed = yield* withSigners(joined, address, listed, listUnproven(listed, address, sent))
        const earlier = cursor === null ? [] : loaded
        return { ...history, transactions: yield* withHeldItems(joined, address, earlier, signed) }
      })
    }
  })
)
