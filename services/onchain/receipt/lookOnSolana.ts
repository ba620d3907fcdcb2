import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { readTransaction } from "../../../core/chain/solana/transaction.ts"
import { toErrorWords } from "../../../core/chain/solana/transactionError.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { computeChangesOnSolana } from "../../../core/onchain/receipt/changes.ts"
import { fromBase64 } from "../../../core/foundation/platform/base64.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { Found, Memory } from "./lookOnEvm.ts"

const Slot = Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER))
const Statuses = Schema.Struct({
  value: Schema.Array(
    Schema.NullOr(
      Schema.Struct({
        slot: Slot,
        err: Schema.Unknown,
        confirmationStatus: Schema.optional(Schema.NullOr(Schema.Literal("processed", "confirmed", "finalized")))
      })
    )
  )
})
const Details = Schema.NullOr(
  Schema.Struct({
    transaction: Schema.Tuple(Schema.String, Schema.Literal("base64")),
    // Balances are decoded separately: an answer without them still contains the fee.
    meta: Schema.NullOr(Schema.Struct({ fee: Slot }, { key: Schema.String, value: Schema.Unknown }))
  })
)

/**
 * Looks up transactions of a Solana network once, with one request for all statuses; then with one request for each that
 * has ended, which returns its signers, fee and changes.
 */
export const lookOnSolana = Effect.fnUntraced(function* (
  { read }: Pick<Rpc["Type"], "read">,
  network: NetworkId,
  records: ReadonlyArray<SentRecord>,
  memories: Map<string, Memory>
) {
  const hashes = records.map(({ hash = "" }) => hash)
  const params = [hashes, { searchTransactionHistory: true }]
  const { value } = yield* read({ network, method: "getSignatureStatuses", params, result: Statuses })
  const now = yield* Clock.currentTimeMillis
  const lookAt = Effect.fnUntraced(function* (record: SentRecord, index: number): Effect.fn.Return<Found | null> {
    const { account, hash = "" } = record
    const status = value[index] ?? null
    const memory = memories.get(hash)
    if (status === null) {
      if (memory === undefined) memories.set(hash, { knownAt: now })
      return memory !== undefined && now - memory.knownAt >= millis.sentUnknown ? { end: { status: "dropped" } } : null
    }
    memories.set(hash, { knownAt: now })
    if (status.confirmationStatus === "processed") return { end: { status: "pending" } }
    const details = yield* Effect.orElseSucceed(
      read({
        network,
        method: "getTransaction",
        params: [hash, { encoding: "base64", commitment: "confirmed", maxSupportedTransactionVersion: 0 }],
        result: Details
      }),
      () => null
    )
    const signers = readTransaction(fromBase64(details?.transaction[0] ?? "") ?? new Uint8Array())?.signers
    if (signers?.every(({ address }) => address !== splitAccountId(account).address)) return "refuted"
    const block = String(status.slot)
    const fee = details?.meta == null ? {} : { fee: String(details.meta.fee) }
    return status.err === null
      ? {
          end: { status: "confirmed", block, ...fee },
          changes: computeChangesOnSolana(
            splitAccountId(account).address,
            (signers ?? []).map(({ address }) => address),
            details?.meta
          )
        }
      : { end: { status: "failed", block, reason: toErrorWords(status.err), ...fee } }
  })
  return yield* Effect.forEach(records, lookAt, { concurrency: "unbounded" })
})
