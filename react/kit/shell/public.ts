export {
  arbitrum,
  aurora,
  avalanche,
  base,
  baseSepolia,
  bitcoin,
  bitcoinSignet,
  bitcoinTestnet,
  bsc,
  celo,
  gnosis,
  mainnet,
  optimism,
  polygon,
  sepolia,
  solana,
  solanaDevnet,
  solanaTestnet,
  zksync
} from "../../../core/chain/network/networks.ts"
export type { NetworkInput } from "../../../core/chain/network/network.ts"
export type { ShownAccount, ShownConnection, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
export { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
export type {
  ConnectionChoice,
  ConnectOptions,
  DisconnectOptions,
  LatchkeyOptions,
  OpenOptions,
  ProposalOptions,
  SendOptions
} from "../start/contract.ts"
export type { ThemeChange, ThemeTokens, Tokens } from "../theme/ThemeChange.ts"
export type { WalletProvider, WalletProviderEvents } from "../start/walletProvider.ts"
export { createLatchkey } from "./createLatchkey.ts"
export type { Latchkey } from "../start/contract.ts"
export { isLatchkeyError } from "./isLatchkeyError.ts"
