import { splitNetworkId } from "../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../core/chain/network/ids.ts"
import { knownNetworks } from "../chain/defaults/knownNetworks.ts"
import { shellWords } from "../foundation/flags/commandOf.ts"
import type { Flags, Source } from "../foundation/flags/flags.ts"

/** A command that asks the same world. */
const asks = (words: ReadonlyArray<string>, source: Source): string =>
  `latchkey ${shellWords([...words, ...(source._tag === "sandbox" ? ["--sandbox", source.url] : source._tag === "live" ? ["--live"] : [])])}`

/** Where one sees a transaction: on the network's explorer, which no sandbox has, or by a question to a node. */
export const transactionLookUp = (hash: string, network: NetworkId, { source }: Pick<Flags, "source">): string => {
  const explorer = knownNetworks.find(({ id }) => id === network)?.explorerUrl
  if (source._tag === "live" && explorer !== undefined) return `see ${explorer}/tx/${hash}`
  return splitNetworkId(network).namespace === "eip155"
    ? `see ${asks(["rpc", "eth_getTransactionReceipt", JSON.stringify([hash]), "--network", network], source)}`
    : `look for ${hash} in the wallet.`
}

/** Where one sees whether an account sent something whose hash is not known. */
export const accountLookUp = (account: AccountId, { source }: Pick<Flags, "source">): string =>
  `look in the wallet, or see ${asks(["activity", account], source)}`

/** Where one sees what a service did, by a command of this program. */
export const serviceLookUp = (words: ReadonlyArray<string>, { source }: Pick<Flags, "source">): string =>
  `see ${asks(words, source)}`
