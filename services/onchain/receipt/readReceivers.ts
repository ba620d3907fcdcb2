import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { findBatchReceivers } from "../../../core/onchain/receipt/batchReceivers.ts"
import { findReceiversInLogs, findReceiversOnSolana } from "../../../core/onchain/receipt/receivers.ts"
import { getSentId } from "../../../core/onchain/receipt/state.ts"
import { selectors } from "../../../core/onchain/token/erc20.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import type { Rpc, RpcFailure } from "../../chain/rpc/Rpc.ts"
import type { Store } from "../../foundation/store/Store.ts"
import { createEvmReads } from "./createEvmReads.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The maximum number of sends whose receivers are read: the newest ones. */
const maxReads = 20

/**
 * Reads the receivers of the account's confirmed sends that were not read before, and stores them in the records. If a
 * node does not answer, the record stays unchanged. Never fails.
 */
export const readReceivers = traced("Receipts.readReceivers")(function* (
  rpc: Pick<Rpc["Type"], "read">,
  store: Store["Type"]
) {
  const unread = (store.getState().receipt?.sent ?? [])
    .filter(({ end, kind }) => kind === "send" && end.status !== "failed" && end.status !== "replaced")
    .slice(0, maxReads)
    .filter((record) => record.receivers === undefined)
  yield* Effect.forEach(
    unread,
    (record) =>
      Effect.flatMap(
        Effect.orElseSucceed(getReceivers(rpc, record), () => undefined),
        (receivers) =>
          receivers === undefined
            ? Effect.void
            : store.dispatch({ _tag: "ReceiversRead", hash: getSentId(record), receivers })
      ),
    { concurrency: 4, discard: true }
  )
})

/** Returns the receivers of a send; undefined while it is not confirmed. */
const getReceivers = Effect.fnUntraced(function* (
  rpc: Pick<Rpc["Type"], "read">,
  { account, end, hash, network }: SentRecord
): Effect.fn.Return<ReadonlyArray<string> | undefined, RpcFailure> {
  const { address } = splitAccountId(account)
  const { namespace } = splitNetworkId(network)
  if (namespace === "solana" && hash !== undefined) {
    const params = [hash, { encoding: "jsonParsed", commitment: "confirmed", maxSupportedTransactionVersion: 0 }]
    const found = yield* rpc.read({ network, method: "getTransaction", params, result: Schema.Unknown })
    return findReceiversOnSolana(address, found)
  }
  if (namespace !== "eip155") return undefined
  const reads = createEvmReads(rpc, network)
  if (hash === undefined) {
    const steps = ("steps" in end ? end.steps : undefined) ?? []
    if (steps.length === 0) return undefined
    const found = yield* Effect.forEach(
      steps,
      (step) => Effect.all([reads.receipt(step.hash), reads.transaction(step.hash)], { concurrency: 2 }),
      { concurrency: 4 }
    )
    const confirmed = found.flatMap(([receipt, transaction]) =>
      receipt?.status === "0x1" ? [{ logs: receipt.logs ?? [], transaction }] : []
    )
    const ofTokens = findReceiversInLogs(
      address,
      confirmed.flatMap(({ logs }) => logs)
    )
    const ofCoins = findBatchReceivers(
      address,
      confirmed.flatMap(({ transaction }) => transaction ?? [])
    )
    return [...new Set([...ofTokens, ...ofCoins])]
  }
  const [receipt, transaction] = yield* Effect.all([reads.receipt(hash), reads.transaction(hash)], { concurrency: 2 })
  if (receipt?.status !== "0x1" || transaction === null || transaction.to === null) return undefined
  if (!isSameAddress(network, transaction.from, address)) return undefined
  return [
    transaction.input.startsWith(`0x${selectors.transfer}`) ? `0x${transaction.input.slice(34, 74)}` : transaction.to
  ]
})
