import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { sameAddress } from "../../../core/wallets/requests/shownContext.ts"
import type { SentChange, SentEnd, SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { changesOnEvm } from "../../../core/onchain/receipt/changes.ts"
import { type Doing, replacementOf } from "../../../core/onchain/receipt/replacement.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import { coinMoved, feeOf } from "./coinMoved.ts"
import { evmReads, readRevertReason } from "./evmReads.ts"

/** What a look found. `nonce`: the transaction's, once a node knew it. Refuted: it is another account's. */
export type Found =
  | {
      readonly end: SentEnd
      readonly nonce?: number | undefined
      readonly changes?: ReadonlyArray<SentChange> | undefined
    }
  | "refuted"

/** What is remembered of a transaction between looks, as long as the page. */
export interface Memory {
  /** What it does, once a node knew it. */
  readonly was?: Doing | undefined
  /** When a node knew it last, or when it was first looked for; epoch milliseconds. */
  readonly knownAt: number
}

/**
 * Looks once what became of a transaction of an EVM network. Null if nothing new is known. One that a node knew counts
 * as dropped after five minutes in which none did, and as replaced once its nonce is another's.
 */
export const lookOnEvm = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  record: SentRecord,
  memories: Map<string, Memory>
) {
  const { account, hash = "", network, nonce: known } = record
  const { address } = splitAccountId(account)
  const reads = evmReads(rpc, network)
  const isOwn = (from: string | undefined): boolean => from === undefined || sameAddress(network, from, address)
  const now = yield* Clock.currentTimeMillis
  const memory = memories.get(hash) ?? { knownAt: now }
  memories.set(hash, memory)
  const [receipt, transaction, count] = yield* Effect.all(
    [reads.receipt(hash), reads.transaction(hash), reads.count(address)],
    { concurrency: "unbounded" }
  )
  if (receipt !== null) {
    if (!isOwn(receipt.from ?? transaction?.from)) return "refuted" as const
    const block = String(BigInt(receipt.blockNumber))
    const fee = String(feeOf(receipt))
    if (receipt.status === "0x1") {
      const logs = receipt.logs ?? []
      const paid = transaction === null ? undefined : -BigInt(transaction.value)
      // A swap that brought no token brought the coin.
      const isPaidOut =
        record.kind === "swap" && changesOnEvm(address, undefined, logs).every(({ units }) => units.startsWith("-"))
      const coin = isPaidOut ? yield* coinMoved(reads, address, [{ from: address, ...receipt }]) : undefined
      const changes = yield* reads.withDecimals(changesOnEvm(address, coin ?? paid, logs))
      return { ...found({ status: "confirmed", block, fee }), changes }
    }
    const reason =
      transaction === null ? undefined : yield* readRevertReason(rpc, network, transaction, receipt.blockNumber)
    return found({ status: "failed", block, fee, ...(reason === undefined ? {} : { reason }) })
  }
  if (transaction !== null) {
    if (!isOwn(transaction.from)) return "refuted" as const
    memories.set(hash, { was: transaction, knownAt: now })
    return found({ status: "pending" }, Number(transaction.nonce))
  }
  if (known === null) return null
  if (count > known) return yield* replacedBy(rpc, network, address, known, memory.was)
  return now - memory.knownAt < millis.sentUnknown ? null : found({ status: "dropped" })
})

const found = (end: SentEnd, nonce?: number): Exclude<Found, "refuted"> => ({
  end,
  ...(nonce === undefined ? {} : { nonce })
})

/** The transaction that took a nonce; without its hash where no node remembers the block. */
const replacedBy = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  address: string,
  nonce: number,
  was: Doing | undefined
): Effect.fn.Return<Found, RpcFailure> {
  const { blockOf, transactionsIn } = evmReads(rpc, network)
  const block = yield* blockOf(address, nonce)
  const other = (block === undefined ? [] : yield* transactionsIn(block)).find(
    (one) => sameAddress(network, one.from, address) && Number(one.nonce) === nonce
  )
  return found(
    other === undefined
      ? { status: "replaced", how: "replaced" }
      : { status: "replaced", how: replacementOf(network, was, other), replacedBy: other.hash }
  )
})
