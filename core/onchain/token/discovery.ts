import { evmNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { boolean, optional, record, struct } from "../../foundation/data/decode.ts"

const readCapabilities = record(struct({ assetDiscovery: optional(struct({ supported: boolean })) }), 1024)

/**
 * Returns true if a wallet's capabilities (`wallet_getCapabilities`, by hex chain id) include listing tokens on a
 * network. docs/spec/onchain.md#balances-wallet-assets.
 */
export const discoversAssets = (capabilities: unknown, network: NetworkId): boolean =>
  Object.entries(readCapabilities(capabilities) ?? {}).some(
    ([chainId, { assetDiscovery }]) => evmNetworkId(chainId) === network && assetDiscovery?.supported === true
  )
