import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { untilNextLook } from "../../../core/onchain/receipt/schedule.ts"
import { isFollowed, sentId } from "../../../core/onchain/receipt/state.ts"
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
 * Follows everything sent that has not come to an end, for as long as the scope lasts and the page can be seen: a first
 * look after 200 ms, then each second for two minutes, each five to ten minutes, each thirty to a day. One look asks for
 * all of them. A hidden page is not looked from; once it is seen again there is one look.
 * docs/spec/onchain.md#receipt-following.
 */
export const followSent = traced("Receipts.follow")(function* (rpc: Pick<Rpc["Type"], "read">) {
  const store = yield* Store
  const batches = yield* CallBatches
  const page = yield* Page
  const visibility = yield* PageVisibility
  const memories = new Map<string, Memory>()
  const batchLooks = new Map<string, number>()

  const tell = (record: SentRecord, found: Found | null) => {
    const hash = sentId(record)
    return found === null
      ? Effect.void
      : found === "refuted"
        ? store.dispatch({ _tag: "SentRecordRefuted", hash })
        : store.dispatch({ _tag: "TransactionMoved", hash, ...found })
  }
  const lookAtOne = (record: SentRecord) =>
    Effect.flatMap(
      record.batchId === undefined
        ? Effect.orElseSucceed(lookOnEvm(rpc, record, memories), () => null)
        : Effect.orElseSucceed(lookAtBatch(rpc, batches, record, batchLooks), () => null),
      (found) => tell(record, found)
    )
  const lookAtSolana = (network: NetworkId, records: ReadonlyArray<SentRecord>) =>
    Effect.ignore(
      Effect.flatMap(lookOnSolana(rpc, network, records, memories), (found) =>
        Effect.forEach(records, (record, at) => tell(record, found[at] ?? null), { discard: true })
      )
    )

  /** Looks at all of them once. A node or a wallet that does not answer leaves things as they are. */
  const look = Effect.suspend(() => {
    const followed = (store.getState().receipt?.sent ?? []).filter(isFollowed)
    const on = (namespace: Namespace) =>
      followed.filter(({ network }) => splitNetworkId(network).namespace === namespace)
    const solana = on("solana")
    const networks = [...new Set(solana.map(({ network }) => network))]
    return Effect.all(
      [
        ...on("eip155").map(lookAtOne),
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

  const seen = Effect.flatMap(visibility.now, (isSeen) => (isSeen ? Effect.void : page.returned))
  const looking = (wait: number): Effect.Effect<void> =>
    Effect.gen(function* () {
      yield* Effect.raceFirst(Effect.sleep(wait), page.returned)
      yield* seen
      yield* look
      const now = yield* Clock.currentTimeMillis
      const waits = (store.getState().receipt?.sent ?? [])
        .filter(isFollowed)
        .flatMap(({ sentAt }) => untilNextLook(now - sentAt) ?? [])
      if (waits.length > 0) yield* looking(Math.min(...waits))
    })

  const handle = yield* FiberHandle.make()
  yield* follow(
    ({ receipt }) => (receipt?.sent ?? []).filter(isFollowed).map(sentId).join(),
    (ids) =>
      ids === "" ? FiberHandle.clear(handle) : Effect.asVoid(FiberHandle.run(handle, looking(millis.receiptFirst)))
  )
})
