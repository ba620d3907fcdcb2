import type { NetworkId } from "../../chain/network/ids.ts"
import type { StandardWallet } from "../connectors/standard.ts"
import { getSolanaChain } from "../../chain/solana/networks.ts"

const needed = ["standard:connect", "standard:events"]
const signing = ["solana:signTransaction", "solana:signAndSendTransaction"]

/**
 * Returns whether a wallet-standard wallet supports one of these networks: it connects, reports changes and signs
 * transactions there. docs/spec/wallets.md#standard-required-features.
 */
export const supportsSolana = (
  { chains, features }: Pick<StandardWallet, "chains" | "features">,
  networks: ReadonlyArray<NetworkId>
): boolean =>
  needed.every((feature) => features.includes(feature)) &&
  signing.some((feature) => features.includes(feature)) &&
  networks.some((network) => chains.includes(getSolanaChain(network) ?? ""))
