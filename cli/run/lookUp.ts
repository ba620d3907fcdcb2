import { splitNetworkId } from "../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../core/chain/network/ids.ts"
import { knownNetworks } from "../chain/network/knownNetworks.ts"
import { quoteWords } from "../foundation/flags/commandOf.ts"
import type { Flags, Source } from "../foundation/flags/flags.ts"

/** Returns a command that queries the same services. */
const toSameServices = (words: ReadonlyArray<string>, source: Source): string =>
  `latchkey ${quoteWords([...words, ...(source._tag === "sandbox" ? ["--sandbox", source.url] : source._tag === "live" ? ["--live"] : [])])}`

/**
 * Returns where to look up a transaction: on the network's explorer, which a sandbox does not have, or with a request
 * to a node.
 */
export const getTransactionLookUp = (hash: string, network: NetworkId, { source }: Pick<Flags, "source">): string => {
  const explorer = knownNetworks.find(({ id }) => id === network)?.explorerUrl
  if (source._tag === "live" && explorer !== undefined) return `see ${explorer}/tx/${hash}`
  return splitNetworkId(network).namespace === "eip155"
    ? `see ${toSameServices(["rpc", "eth_getTransactionReceipt", JSON.stringify([hash]), "--network", network], source)}`
    : `look for ${hash} in the wallet.`
}

/** Returns where to look up whether an account sent something with an unknown hash. */
export const getAccountLookUp = (account: AccountId, { source }: Pick<Flags, "source">): string =>
  `look in the wallet, or see ${toSameServices(["activity", account], source)}`

/** Returns the command that looks up what a service did. */
export const getServiceLookUp = (words: ReadonlyArray<string>, { source }: Pick<Flags, "source">): string =>
  `see ${toSameServices(words, source)}`
