import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { computeChangesOnEvm } from "../../../core/onchain/receipt/changes.ts"
import { getSentId } from "../../../core/onchain/receipt/state.ts"
import type { BatchStatus } from "../../../core/wallets/requests/callBatch.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { computeCoinChange, getFee } from "./computeCoinChange.ts"
import { createEvmReads } from "./createEvmReads.ts"
import type { Found } from "./lookOnEvm.ts"

const statuses: Readonly<Record<BatchStatus, "pending" | "confirmed" | "failed" | "partly">> = {
  100: "pending",
  200: "confirmed",
  400: "failed",
  500: "failed",
  600: "partly"
}

/** The maximum number of transactions of a batch that are read, and of lookups for one that only its wallet knows. */
const [maxReads, maxLookups] = [16, 4]

/**
 * Looks up a batch once: its wallet reports the outcome, the network's node its transactions and their changes. Null
 * for a few lookups if the node is behind the wallet; then reports the outcome without the transactions.
 */
export const lookAtBatch = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  batches: CallBatches["Type"],
  record: SentRecord,
  lookups: Map<string, number>
) {
  const { account, network } = record
  const { address } = splitAccountId(account)
  const state = yield* batches.status(account, getSentId(record))
  const status = statuses[state.status]
  const hashes = [...new Set(state.hashes)]
  const plain: Found = { end: { status } }
  if (status === "pending" || hashes.length === 0 || hashes.length > maxReads) return plain
  const reads = createEvmReads(rpc, network)
  const found = yield* Effect.orElseSucceed(Effect.forEach(hashes, reads.receipt, { concurrency: "unbounded" }), () => [
    null
  ])
  const receipts = found.flatMap((receipt) => receipt ?? [])
  if (receipts.length < hashes.length) {
    const look = (lookups.get(getSentId(record)) ?? 0) + 1
    lookups.set(getSentId(record), look)
    return look < maxLookups ? null : plain
  }
  const steps = receipts.map((receipt, index) => ({
    hash: hashes[index] ?? "",
    status: receipt.status === "0x1" ? ("confirmed" as const) : ("failed" as const)
  }))
  if (status === "partly") return { end: { status, steps }, ...(yield* readChanges()) }
  const isOwn = receipts.every(({ from }) => from?.toLowerCase() === address.toLowerCase())
  const last = receipts.map(({ blockNumber }) => BigInt(blockNumber)).reduce((a, b) => (a > b ? a : b))
  const end = {
    status,
    block: String(last),
    // A bundler that pays the fee is reimbursed in its own way.
    ...(isOwn ? { fee: String(receipts.reduce((sum, receipt) => sum + getFee(receipt), 0n)) } : {}),
    steps
  }
  return status === "failed" ? { end } : { end, ...(yield* readChanges()) }

  function readChanges(): Effect.Effect<Pick<Exclude<Found, "refuted">, "changes">> {
    const logs = receipts.flatMap((receipt) => (receipt.status === "0x1" ? (receipt.logs ?? []) : []))
    return computeCoinChange(reads, address, receipts).pipe(
      Effect.flatMap((coin) => reads.withDecimals(computeChangesOnEvm(address, coin, logs))),
      Effect.map((changes) => ({ changes }))
    )
  }
})
