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
export type {
  Balance,
  CallsStatus,
  ExplainedRequest,
  NetworkArgument,
  NetworkName,
  ApprovalRequest,
  PerformedSwap,
  PublicIdentity,
  PurchaseOptions,
  PurchaseParams,
  ReadFor,
  CheckedTransfer,
  SendOptions,
  SeveralTransfers,
  TransferFromOptions,
  SwapOffer,
  SwapPerformance,
  Token
} from "../../../core/kit/methods/shapes.ts"
export type { KitEvent } from "../../../core/event.ts"
export type { ReadingMethods, WalletListMethods } from "../../../core/kit/methodTable/methods.ts"
export type { WalletsWatch, WatchedWallets } from "../../../core/kit/methods/watchedWallets.ts"
export type { WalletChoice, WalletInfo } from "../../../core/wallets/catalogue/walletInfo.ts"
export type { TypedData } from "../../../core/kit/methods/typedData.ts"
export type { Screen, ScreenAnswer, ScreenedCall, ScreenRequest } from "../../../core/onchain/approval/screening.ts"
export type { Words, WordsField } from "../../../core/onchain/calldata/words.ts"
export type {
  GrantedPermission,
  GrantKey,
  GrantRequest,
  SubscriptionRequest
} from "../../../core/onchain/session/grant.ts"
export type { PermissionRequest, PermissionRule } from "../../../core/onchain/session/permissionRequest.ts"
export type { GrantedWalletPermission, WalletPermission } from "../../../core/onchain/session/readPermissions.ts"
export type { SmartSessionGrant } from "../../../core/onchain/session/readGranted.ts"
export type { Capabilities } from "../../../core/wallets/requests/capabilities.ts"
export type { Sponsor } from "../../../core/wallets/requests/sponsor.ts"
export type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
export type { NetworkInput } from "../../../core/chain/network/network.ts"
export type { ShownAccount, ShownConnection, ShownSignIn, Snapshot } from "../../../core/wallets/storage/snapshot.ts"
export { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
export type {
  ConnectionChoice,
  ConnectOptions,
  DisconnectOptions,
  OpenOptions
} from "../host/contract.ts"
export type { LatchkeyOptions, ProposalOptions } from "../host/LatchkeyOptions.ts"
export type { ReceiptRequest, SentReceipt } from "../../../core/onchain/receipt/sentReceipt.ts"
export type { SentChange, SentTransaction } from "../../../core/wallets/signing/sentRecord.ts"
export type { ThemeChange, ThemeTokens, Tokens } from "../themes/ThemeChange.ts"
export type { WalletProvider, WalletProviderEvents } from "../host/walletProvider.ts"
export { defineLocale } from "../locale/HostLocale.ts"
export type { HostLocale, HostWords, LocaleTag, WordsByLocale } from "../locale/HostLocale.ts"
export { announceProvider, type AnnouncedProvider, type ProviderInfo } from "./announceProvider.ts"
export { createLatchkey } from "./createLatchkey.ts"
export type { Latchkey } from "../host/contract.ts"
export { isLatchkeyError } from "./isLatchkeyError.ts"
