import { findNetwork } from "../../chain/network/network.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { explorerLink } from "../account/explorerLink.ts"
import { sentId } from "./state.ts"

/** A transaction, or a batch, that is waited for. `network`: a chain's number, a CAIP-2 id, or a network. */
export interface ReceiptRequest {
  readonly hash: string
  readonly network?: unknown
  readonly confirmations?: number | undefined
}

/** What became of a transaction or a batch. */
export interface SentReceipt {
  readonly hash: string
  readonly network: NetworkId
  readonly status: "confirmed" | "failed" | "replaced" | "dropped" | "partly"
  readonly block?: bigint | undefined
  /** In the network's coin. `value` in base units, `formatted` as decimal text. */
  readonly fee?: {
    readonly value: bigint
    readonly decimals: number
    readonly symbol: string
    readonly formatted: string
  }
  /** The contract's own words, where it failed. */
  readonly reason?: string | undefined
  readonly replacedBy?: string | undefined
  /** The transactions of a batch, in order, each with whether it took effect and its page at the explorer. */
  readonly steps?:
    | ReadonlyArray<{
        readonly hash: string
        readonly status: "confirmed" | "failed"
        readonly explorerUrl?: string | undefined
      }>
    | undefined
  /** The transaction's page at the network's explorer; absent for a batch, and where the network has none over https. */
  readonly explorerUrl?: string | undefined
}

/** Returns the receipt of a record; undefined while nothing has come of it. */
export const toReceipt = (
  networks: ReadonlyArray<Network>,
  { end, network, ...record }: Pick<SentRecord, "batchId" | "end" | "hash" | "network">
): SentReceipt | undefined => {
  if (end.status === "pending" || end.status === "sent") return undefined
  const found = findNetwork(networks, network)
  const { decimals, symbol } = found.nativeCurrency
  const pageOf = (hash: string | undefined) => {
    const explorerUrl = hash === undefined ? undefined : explorerLink(found, "tx", hash)
    return explorerUrl === undefined ? {} : { explorerUrl }
  }
  const fee = "fee" in end && end.fee !== undefined ? BigInt(end.fee) : undefined
  return {
    hash: sentId(record),
    network,
    status: end.status,
    ...("block" in end && end.block !== undefined ? { block: BigInt(end.block) } : {}),
    ...(fee === undefined ? {} : { fee: { value: fee, decimals, symbol, formatted: formatUnits(fee, decimals) } }),
    ...("reason" in end && end.reason !== undefined ? { reason: end.reason } : {}),
    ...("replacedBy" in end && end.replacedBy !== undefined ? { replacedBy: end.replacedBy } : {}),
    ...("steps" in end && end.steps !== undefined
      ? { steps: end.steps.map((step) => ({ ...step, ...pageOf(step.hash) })) }
      : {}),
    ...pageOf(record.hash)
  }
}
