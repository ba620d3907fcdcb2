import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import type { SentChange, SentEnd, SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { computeChangesOnEvm } from "../../../core/onchain/receipt/changes.ts"
import { type Doing, classifyReplacement } from "../../../core/onchain/receipt/replacement.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import { computeCoinChange, getFee } from "./computeCoinChange.ts"
import { createEvmReads, readRevertReason } from "./createEvmReads.ts"

/**
 * The result of a lookup. `nonce`: the transaction's, if a node knows it. Refuted: the transaction belongs to another
 * account.
 */
export type Found =
  | {
      readonly end: SentEnd
      readonly nonce?: number | undefined
      readonly changes?: ReadonlyArray<SentChange> | undefined
    }
  | "refuted"

/** The memory of a transaction between lookups. Lasts as long as the page. */
export interface Memory {
  /** The transaction's call, if a node has returned it. */
  readonly request?: Doing | undefined
  /** When a node last knew it, or when it was first looked up; epoch milliseconds. */
  readonly knownAt: number
}

/**
 * Looks up a transaction of an EVM network once. Null if there is no news. A transaction counts as dropped after five
 * minutes in which no node knew it, and as replaced when another transaction has its nonce.
 */
export const lookOnEvm = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  record: SentRecord,
  memories: Map<string, Memory>
) {
  const { account, hash = "", network, nonce } = record
  const { address } = splitAccountId(account)
  const reads = createEvmReads(rpc, network)
  const isOwn = (from: string | undefined): boolean => from === undefined || isSameAddress(network, from, address)
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
    const fee = String(getFee(receipt))
    if (receipt.status === "0x1") {
      const logs = receipt.logs ?? []
      const paid = transaction === null ? undefined : -BigInt(transaction.value)
      // A swap for which no token arrived returned the coin.
      const isPaidOut =
        record.kind === "swap" &&
        computeChangesOnEvm(address, undefined, logs).every(({ units }) => units.startsWith("-"))
      const coin = isPaidOut ? yield* computeCoinChange(reads, address, [{ from: address, ...receipt }]) : undefined
      const changes = yield* reads.withDecimals(computeChangesOnEvm(address, coin ?? paid, logs))
      return { ...toFound({ status: "confirmed", block, fee }), changes }
    }
    const reason =
      transaction === null ? undefined : yield* readRevertReason(rpc, network, transaction, receipt.blockNumber)
    return toFound({ status: "failed", block, fee, ...(reason === undefined ? {} : { reason }) })
  }
  if (transaction !== null) {
    if (!isOwn(transaction.from)) return "refuted" as const
    memories.set(hash, { request: transaction, knownAt: now })
    return toFound({ status: "pending" }, Number(transaction.nonce))
  }
  if (nonce === null) return null
  if (count > nonce) return yield* findReplacement(rpc, network, address, nonce, memory.request)
  return now - memory.knownAt < millis.sentUnknown ? null : toFound({ status: "dropped" })
})

const toFound = (end: SentEnd, nonce?: number): Exclude<Found, "refuted"> => ({
  end,
  ...(nonce === undefined ? {} : { nonce })
})

/** The transaction that took a nonce; without its hash where no node remembers the block. */
const findReplacement = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  address: string,
  nonce: number,
  request: Doing | undefined
): Effect.fn.Return<Found, RpcFailure> {
  const { blockOf, findTransactions } = createEvmReads(rpc, network)
  const block = yield* blockOf(address, nonce)
  const other = (block === undefined ? [] : yield* findTransactions(block)).find(
    (transaction) => isSameAddress(network, transaction.from, address) && Number(transaction.nonce) === nonce
  )
  return toFound(
    other === undefined
      ? { status: "replaced", how: "replaced" }
      : { status: "replaced", how: classifyReplacement(network, request, other), replacedBy: other.hash }
  )
})
