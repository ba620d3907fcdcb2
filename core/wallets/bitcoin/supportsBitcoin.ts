import type { NetworkId } from "../../chain/network/ids.ts"
import type { StandardWallet } from "../connectors/standard.ts"
import { getNetworkName } from "../../chain/bitcoin/networks.ts"

const signing = ["bitcoin:signTransaction", "bitcoin:signMessage"]

/** Returns whether a wallet-standard wallet supports one of these networks: it connects and signs there. */
export const supportsBitcoin = (
  { chains, features }: Pick<StandardWallet, "chains" | "features">,
  networks: ReadonlyArray<NetworkId>
): boolean =>
  features.includes("bitcoin:connect") &&
  signing.some((feature) => features.includes(feature)) &&
  networks.some((network) => chains.includes(getNetworkName("standard", network) ?? ""))
