import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { changesOnEvm } from "../../../core/onchain/receipt/changes.ts"
import { sentId } from "../../../core/onchain/receipt/state.ts"
import type { BatchStatus } from "../../../core/wallets/requests/callBatch.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { coinMoved, feeOf } from "./coinMoved.ts"
import { evmReads } from "./evmReads.ts"
import type { Found } from "./lookOnEvm.ts"

const ends: Readonly<Record<BatchStatus, "pending" | "confirmed" | "failed" | "partly">> = {
  100: "pending",
  200: "confirmed",
  400: "failed",
  500: "failed",
  600: "partly"
}

/** The most transactions of a batch that are read, and how often a node is asked for one that its wallet knows already. */
const [mostRead, mostLooks] = [16, 4]

/**
 * Looks once what became of a batch: its wallet says the end, and the network's node each of its transactions and what
 * they moved. Null while the node is behind the wallet, for a few looks; then the end is told without them.
 */
export const lookAtBatch = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  batches: CallBatches["Type"],
  record: SentRecord,
  looks: Map<string, number>
) {
  const { account, network } = record
  const { address } = splitAccountId(account)
  const state = yield* batches.status(account, sentId(record))
  const status = ends[state.status]
  const hashes = [...new Set(state.hashes)]
  const plain: Found = { end: { status } }
  if (status === "pending" || hashes.length === 0 || hashes.length > mostRead) return plain
  const reads = evmReads(rpc, network)
  const found = yield* Effect.orElseSucceed(Effect.forEach(hashes, reads.receipt, { concurrency: "unbounded" }), () => [
    null
  ])
  const receipts = found.flatMap((one) => one ?? [])
  if (receipts.length < hashes.length) {
    const look = (looks.get(sentId(record)) ?? 0) + 1
    looks.set(sentId(record), look)
    return look < mostLooks ? null : plain
  }
  const steps = receipts.map((one, at) => ({
    hash: hashes[at] ?? "",
    status: one.status === "0x1" ? ("confirmed" as const) : ("failed" as const)
  }))
  if (status === "partly") return { end: { status, steps }, ...(yield* moved()) }
  const isOwn = receipts.every(({ from }) => from?.toLowerCase() === address.toLowerCase())
  const last = receipts.map(({ blockNumber }) => BigInt(blockNumber)).reduce((a, b) => (a > b ? a : b))
  const end = {
    status,
    block: String(last),
    // Who bundles it pays for it, and takes it back in ways of its own.
    ...(isOwn ? { fee: String(receipts.reduce((sum, one) => sum + feeOf(one), 0n)) } : {}),
    steps
  }
  return status === "failed" ? { end } : { end, ...(yield* moved()) }

  function moved(): Effect.Effect<Pick<Exclude<Found, "refuted">, "changes">> {
    const logs = receipts.flatMap((one) => (one.status === "0x1" ? (one.logs ?? []) : []))
    return coinMoved(reads, address, receipts).pipe(
      Effect.flatMap((coin) => reads.withDecimals(changesOnEvm(address, coin, logs))),
      Effect.map((changes) => ({ changes }))
    )
  }
})
