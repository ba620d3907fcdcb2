import { hexChainId } from "../../chain/network/caip.ts"
import type { Network } from "../../chain/network/schema.ts"

/**
 * Returns the parameters that add a network to a wallet (EIP-3085).
 * docs/spec/wallets.md#active-network-adding-a-network.
 */
export const addNetworkParams = ({ explorerUrl, id, imageUrl, name, nativeCurrency, rpcUrls }: Network) => [
  {
    chainId: hexChainId(id),
    chainName: name,
    nativeCurrency,
    rpcUrls,
    ...(explorerUrl === undefined ? {} : { blockExplorerUrls: [explorerUrl] }),
    ...(imageUrl === undefined ? {} : { iconUrls: [imageUrl] })
  }
]
