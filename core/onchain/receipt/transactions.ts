import { findNetwork } from "../../chain/network/network.ts"
import type { Network } from "../../chain/network/schema.ts"
import type { SentRecord, SentTransaction } from "../../wallets/signing/sentRecord.ts"
import { toExplorerLink } from "../account/explorerLink.ts"

/** Returns the sent records as hosts read them. */
export const toTransactions = (
  networks: ReadonlyArray<Network>,
  sent: ReadonlyArray<SentRecord>
): ReadonlyArray<SentTransaction> =>
  sent.map(({ end, receiverName, ...record }) => {
    const explorerUrl = record.hash && toExplorerLink(findNetwork(networks, record.network), "tx", record.hash)
    return { ...record, ...end, ...(explorerUrl && { explorerUrl }) }
  })
