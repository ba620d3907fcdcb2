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

/** The networks the terminal knows by itself. */
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

/** Where a bare address is looked for. */
export const defaultNetwork: NetworkId = "eip155:1"
