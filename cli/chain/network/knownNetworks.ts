import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import {
  arbitrum,
  avalanche,
  base,
  bitcoin,
  bsc,
  gnosis,
  mainnet,
  optimism,
  polygon,
  solana,
  zksync
} from "../../../core/chain/network/networks.ts"

/** The networks built into the terminal. */
export const knownNetworks: ReadonlyArray<Network> = [
  mainnet,
  polygon,
  arbitrum,
  optimism,
  base,
  bsc,
  avalanche,
  gnosis,
  zksync,
  solana,
  bitcoin
].map(toNetwork)

/** The network of a bare address. */
export const defaultNetwork: NetworkId = "eip155:1"
