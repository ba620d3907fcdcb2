import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitState } from "../../../core/state.ts"
import { shortenToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { Source } from "../../foundation/flags/flags.ts"
import type { Receipt } from "../../../services/onchain/receipt/Receipts.ts"

/** A transaction, as data and as lines for people. */
export interface TransactionReport {
  readonly data: {
    readonly hash: string
    readonly network: NetworkId
    /** Null until a block is known to contain it. */
    readonly block: bigint | null
    readonly fee: { readonly amount: string; readonly symbol: string } | null
  }
  readonly lines: ReadonlyArray<readonly [string, string]>
}

/** Returns the report of a transaction in a block: the block and the fee. */
export const createReceiptReport = (
  { block, gasPrice, gasUsed, hash }: Receipt,
  network: NetworkId,
  { chain }: KitState,
  source: Source["_tag"]
): TransactionReport => {
  const { decimals, symbol } = findNetwork(chain.networks, network).nativeCurrency
  const fee = formatUnits(gasUsed * gasPrice, decimals)
  return {
    data: { hash, network, block, fee: { amount: fee, symbol } },
    lines: [
      ["Transaction", hash],
      ["In block", String(block)],
      ["Network fee", `${shortenToSignificant(fee)} ${symbol}`],
      ...formatExplorerLine(hash, network, chain, source)
    ]
  }
}

/** Returns the report of a transaction that was sent and is not in a known block. */
export const createPendingReport = (
  hash: string,
  network: NetworkId,
  { chain }: KitState,
  source: Source["_tag"]
): TransactionReport => ({
  data: { hash, network, block: null, fee: null },
  lines: [["Transaction", hash], ["In block", "not yet known"], ...formatExplorerLine(hash, network, chain, source)]
})

/** Returns a link to the explorer with real services; a sandbox has no explorer. */
const formatExplorerLine = (
  hash: string,
  network: NetworkId,
  { networks }: KitState["chain"],
  source: Source["_tag"]
): TransactionReport["lines"] => {
  const { explorerUrl } = findNetwork(networks, network)
  return explorerUrl === undefined || source !== "live" ? [] : [["See", `${explorerUrl}/tx/${hash}`]]
}
