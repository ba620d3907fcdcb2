import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { KitState } from "../../../core/state.ts"
import type { SentEnd, SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { getTimeUntilNextCheck } from "../../../core/onchain/receipt/schedule.ts"
import { isFollowed, getSentId } from "../../../core/onchain/receipt/state.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { lookAtBatch } from "./lookAtBatch.ts"
import { type Found, lookOnEvm, type Memory } from "./lookOnEvm.ts"
import { lookOnSolana } from "./lookOnSolana.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * Follows all pending records until the scope closes, while the page is visible: the first lookup after 200 ms, then
 * every second for two minutes, every five for ten minutes, every thirty for a day. One lookup covers all of them. A
 * hidden page sends no requests; when it is visible again it looks once. docs/spec/onchain.md#receipt-following.
 */
export const followSent = traced("Receipts.follow")(function* (rpc: Pick<Rpc["Type"], "read">) {
  const store = yield* Store
  const look = lookAtPending(rpc, store, yield* CallBatches)
  const page = yield* Page
  const visibility = yield* PageVisibility
  const untilVisible = Effect.flatMap(visibility.now, (isSeen) => (isSeen ? Effect.void : page.returned))
  const lookAfter = (wait: number): Effect.Effect<void> =>
    Effect.gen(function* () {
      yield* Effect.raceFirst(Effect.sleep(wait), page.returned)
      yield* untilVisible
      yield* look
      const now = yield* Clock.currentTimeMillis
      const waits = findPending(store.getState()).flatMap(({ sentAt }) => getTimeUntilNextCheck(now - sentAt) ?? [])
      if (waits.length > 0) yield* lookAfter(Math.min(...waits))
    })

  const handle = yield* FiberHandle.make()
  yield* follow(
    (state) => findPending(state).map(getSentId).join(),
    (ids) =>
      ids === "" ? FiberHandle.clear(handle) : Effect.asVoid(FiberHandle.run(handle, lookAfter(millis.receiptFirst)))
  )
})

/** Returns the records whose transactions are pending. */
const findPending = ({ receipt }: KitState): ReadonlyArray<SentRecord> => (receipt?.sent ?? []).filter(isFollowed)

/** The longest gap between two lookups, in milliseconds, after which the time of arrival is still accurate enough. */
const maxArrivalGap = 10_000

/** Returns the outcome with its time of arrival, if the page was looking when the transaction took effect. */
const toSeen = (end: SentEnd, gap: number, now: number): SentEnd =>
  end.status === "confirmed" && gap >= 0 && gap <= maxArrivalGap ? { ...end, arrivedAt: now } : end

/** Returns an effect that looks up all pending records once. Failures of nodes and wallets change nothing. */
const lookAtPending = (
  rpc: Pick<Rpc["Type"], "read">,
  store: Store["Type"],
  batches: CallBatches["Type"]
): Effect.Effect<void> => {
  const memories = new Map<string, Memory>()
  const batchLookups = new Map<string, number>()
  /** When each record was last looked up, epoch milliseconds. */
  const lookedAt = new Map<string, number>()
  const report = (record: SentRecord, found: Found | null) =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const hash = getSentId(record)
      const gap = now - (lookedAt.get(hash) ?? record.sentAt)
      lookedAt.set(hash, now)
      return found === null
        ? Effect.void
        : found === "refuted"
          ? store.dispatch({ _tag: "SentRecordRefuted", hash })
          : store.dispatch({ _tag: "TransactionMoved", hash, ...found, end: toSeen(found.end, gap, now) })
    })
  const lookAtEvm = (record: SentRecord) =>
    Effect.flatMap(
      record.batchId === undefined
        ? Effect.orElseSucceed(lookOnEvm(rpc, record, memories), () => null)
        : Effect.orElseSucceed(lookAtBatch(rpc, batches, record, batchLookups), () => null),
      (found) => report(record, found)
    )
  const lookAtSolana = (network: NetworkId, records: ReadonlyArray<SentRecord>) =>
    Effect.ignore(
      Effect.flatMap(lookOnSolana(rpc, network, records, memories), (found) =>
        Effect.forEach(records, (record, index) => report(record, found[index] ?? null), { discard: true })
      )
    )
  return Effect.suspend(() => {
    const pending = findPending(store.getState())
    const filterNamespace = (namespace: Namespace) =>
      pending.filter(({ network }) => splitNetworkId(network).namespace === namespace)
    const solana = filterNamespace("solana")
    const networks = [...new Set(solana.map(({ network }) => network))]
    return Effect.all(
      [
        ...filterNamespace("eip155").map(lookAtEvm),
        ...networks.map((id) =>
          lookAtSolana(
            id,
            solana.filter(({ network }) => network === id)
          )
        )
      ],
      { concurrency: "unbounded", discard: true }
    )
  })
}
