import { findNetwork } from "../../chain/network/network.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import type { Network } from "../../chain/network/schema.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { toExplorerLink } from "../account/explorerLink.ts"
import { getSentId } from "./state.ts"

/** A transaction or a batch to wait for. `network`: a chain id, a CAIP-2 id, or a network. */
export interface ReceiptRequest {
  readonly hash: string
  readonly network?: unknown
  readonly confirmations?: number | undefined
}

/** The outcome of a transaction or a batch. */
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
  /** The contract's own revert reason, if the transaction failed. */
  readonly reason?: string | undefined
  readonly replacedBy?: string | undefined
  /** The transactions of a batch, in order, each with its success and its explorer page. */
  readonly steps?:
    | ReadonlyArray<{
        readonly hash: string
        readonly status: "confirmed" | "failed"
        readonly explorerUrl?: string | undefined
      }>
    | undefined
  /** The transaction's explorer page; absent for a batch, and if the network has no https explorer. */
  readonly explorerUrl?: string | undefined
}

/** Returns the receipt of a record; undefined while its outcome is unknown. */
export const toReceipt = (
  networks: ReadonlyArray<Network>,
  { end, network, ...record }: Pick<SentRecord, "batchId" | "end" | "hash" | "network">
): SentReceipt | undefined => {
  if (end.status === "pending" || end.status === "sent") return undefined
  const found = findNetwork(networks, network)
  const { decimals, symbol } = found.nativeCurrency
  const getPage = (hash: string | undefined) => {
    const explorerUrl = hash === undefined ? undefined : toExplorerLink(found, "tx", hash)
    return explorerUrl === undefined ? {} : { explorerUrl }
  }
  const fee = "fee" in end && end.fee !== undefined ? BigInt(end.fee) : undefined
  return {
    hash: getSentId(record),
    network,
    status: end.status,
    ...("block" in end && end.block !== undefined ? { block: BigInt(end.block) } : {}),
    ...(fee === undefined ? {} : { fee: { value: fee, decimals, symbol, formatted: formatUnits(fee, decimals) } }),
    ...("reason" in end && end.reason !== undefined ? { reason: end.reason } : {}),
    ...("replacedBy" in end && end.replacedBy !== undefined ? { replacedBy: end.replacedBy } : {}),
    ...("steps" in end && end.steps !== undefined
      ? { steps: end.steps.map((step) => ({ ...step, ...getPage(step.hash) })) }
      : {}),
    ...getPage(record.hash)
  }
}
