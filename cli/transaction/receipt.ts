import { findNetwork } from "../../core/chain/network.ts"
import type { NetworkId } from "../../core/chain/ids.ts"
import type { KitState } from "../../core/state.ts"
import { significant } from "../../core/text/significant.ts"
import { formatUnits } from "../../core/text/units.ts"
import type { Source } from "../run/flags.ts"
import type { Receipt } from "../../services/transaction/Receipts.ts"

/** A transaction that is in a block, as data and as lines made for reading: where it is, and what its fee was. */
export const told = ({ block, gasPrice, gasUsed, hash }: Receipt, network: NetworkId, { chain }: KitState, source: Source["_tag"]) => {
  const { explorerUrl, nativeCurrency: { decimals, symbol } } = findNetwork(chain.networks, network)
  const fee = formatUnits(gasUsed * gasPrice, decimals)
  return {
    data: { hash, network, block, fee: { amount: fee, symbol } },
    lines: [
      ["Transaction", hash], ["In block", String(block)], ["Network fee", `${significant(fee)} ${symbol}`],
      // No explorer knows of a sandbox.
      ...(explorerUrl === undefined || source !== "live" ? [] : [["See", `${explorerUrl}/tx/${hash}`] as const])
    ] as ReadonlyArray<readonly [string, string]>
  }
}
