/**
 * The rules of the kit as pure functions, and the shapes of its state, its events and its failures:
 * docs/spec/kit.md#product-public-rules. They use no clock, network or page.
 *
 * The exports of this file are stable. Other exports of the rooms are internal to the kit. Services are in
 * `latchkey/services`.
 */

import { makeFailuresYieldable } from "./foundation/errors/yieldable.ts"

makeFailuresYieldable()

// The state and the events: the schemas that combine those of all rooms, the step, and the schema of event logs.
export { EventLogSchema, type KitEvent, KitEventSchema, KitStateSchema } from "./event.ts"
export {
  type HandledEvent,
  type KitStep,
  type MountedSlice,
  type KitState,
  type LazySlice,
  type LazySlices,
  type RoomCommands,
  shownView,
  step
} from "./state.ts"
export { type Beginning, startState } from "./kit/options/startState.ts"
export type { ReadText } from "./wallets/storage/stored.ts"
export { latest, type Remote } from "./foundation/data/remote.ts"
export type { EventOf, OtherEvent } from "./foundation/data/step.ts"

// The state and events of each room: the schemas with their types, the initial state (`…Start`), and the rule that
// steps it (`step…`).
export type { ChunkName } from "./kit/modal/views.ts"
export {
  type KitPartsEvent,
  KitPartsEventSchema,
  type KitPartsState,
  KitPartsStateSchema
} from "./kit/chunks/events.ts"
export { kitStart, stepKit } from "./kit/chunks/state.ts"
export { type ConfigEvent, ConfigEventSchema, type ConfigState, ConfigStateSchema } from "./kit/config/events.ts"
export { configStart, stepConfig } from "./kit/config/state.ts"
export { type ModalEvent, ModalEventSchema, type ModalState, ModalStateSchema } from "./kit/modal/events.ts"
export { modalStart, stepModal, type ModalContext } from "./kit/modal/state.ts"
export {
  type ThemeEvent,
  ThemeEventSchema,
  type ThemeMode,
  type ThemeState,
  ThemeStateSchema
} from "./kit/theme/events.ts"
export { stepTheme, themeStart } from "./kit/theme/state.ts"
export {
  type ChainEvent,
  ChainEventSchema,
  type ChainState,
  ChainStateSchema,
  type Switching
} from "./wallets/activeNetwork/events.ts"
export { chainStart, stepChain } from "./wallets/activeNetwork/state.ts"
export {
  type CataloguePart,
  type WalletEvent,
  WalletEventSchema,
  type WalletList,
  type WalletState,
  WalletStateSchema
} from "./wallets/catalogue/events.ts"
export { stepWallet, walletStart } from "./wallets/catalogue/state.ts"
export {
  type Account,
  type ConnectRequest,
  type Attempt,
  type Connection,
  type ConnectionEvent,
  ConnectionEventSchema,
  type ConnectionState,
  ConnectionStateSchema,
  type Pairing
} from "./wallets/connection/events.ts"
export { connectionStart, stepConnection } from "./wallets/connection/state.ts"
export {
  type AccountEvent,
  AccountEventSchema,
  type AccountState,
  AccountStateSchema,
  type NativeBalance
} from "./onchain/account/events.ts"
export { accountStart, stepAccount } from "./onchain/account/state.ts"
export type { ShownToken, ShownTokens } from "./onchain/account/displayedToken.ts"
export {
  type ActivityEvent,
  ActivityEventSchema,
  type ActivityState,
  ActivityStateSchema,
  type History,
  type Transaction,
  type Transfer
} from "./onchain/activity/events.ts"
export { activityStart, stepActivity } from "./onchain/activity/state.ts"
export {
  type Identity,
  type IdentityEvent,
  IdentityEventSchema,
  type IdentityState,
  IdentityStateSchema
} from "./onchain/identity/events.ts"
export { identityStart, stepIdentity } from "./onchain/identity/state.ts"
export {
  type NamedAddress,
  type NameEvent,
  NameEventSchema,
  type NameProfile,
  type NameState,
  NameStateSchema,
  type NameSuggestion,
  type Registration
} from "./onchain/name/events.ts"
export { nameStart, stepName } from "./onchain/name/state.ts"
export {
  type Money,
  type OnrampEvent,
  OnrampEventSchema,
  type OnrampOptions,
  type OnrampProvider,
  type OnrampQuote,
  type OnrampState,
  OnrampStateSchema,
  type PaymentCurrency,
  type PaymentLimit,
  type Purchase,
  type PurchaseCurrency,
  type PurchaseNetwork,
  type ShownQuote
} from "./onchain/onramp/events.ts"
export { onrampStart, stepOnramp } from "./onchain/onramp/state.ts"
export {
  type PriceEvent,
  PriceEventSchema,
  type Prices,
  type PriceState,
  PriceStateSchema
} from "./onchain/price/events.ts"
export { priceStart, stepPrice } from "./onchain/price/state.ts"
export {
  type Revocation,
  type SessionEvent,
  SessionEventSchema,
  type SessionState,
  SessionStateSchema,
  type SmartSession
} from "./onchain/session/events.ts"
export { sessionStart, stepSession } from "./onchain/session/state.ts"
export {
  type ApprovalNeed,
  type BatchChoice,
  type SwapEvent,
  SwapEventSchema,
  type SwapFee,
  type SwapForm,
  type SwapPhase,
  type SwapQuote,
  type SwapState,
  SwapStateSchema,
  type SwapTerms,
  type SwapToken
} from "./onchain/swap/events.ts"
export { stepSwap, swapStart } from "./onchain/swap/state.ts"
export {
  type TokenBalance,
  TokenBalanceSchema,
  type TokenEvent,
  TokenEventSchema,
  type TokenState,
  TokenStateSchema
} from "./onchain/token/events.ts"
export { stepToken, tokenStart } from "./onchain/token/state.ts"

// Views, opening and going back, alerts and toasts: docs/spec/kit.md#modal-opening.
export { viewNames } from "./kit/modal/viewNames.ts"
export { type Filling, type ShortView, shortViews } from "./kit/modal/hostView.ts"
export {
  type ViewWithData,
  isOpenable,
  type OpenableView,
  sameView,
  type View,
  type ViewName
} from "./kit/modal/views.ts"
export {
  namespaceToSwitch,
  openingFacts,
  type OpeningFacts,
  type OpenRequest,
  viewToOpen
} from "./kit/modal/opening.ts"
export type { Alert, RaisedAlert, Toast } from "./kit/modal/events.ts"
export { type AlertEntry, type AlertKey, getAlert, alerts, frameAlerts } from "./kit/modal/alerts.ts"
export { type ToastKey, toastTexts } from "./foundation/text/toasts.ts"

// The host's input: the options of a kit, the resulting features, its origins, its theme.
export type { Metadata, Options } from "./kit/options/takeOptions.ts"
export type { ServiceOptions } from "./kit/optionTable/optionTable.ts"
export type { OptionKind, OptionList, ValuesOf } from "./kit/optionTable/optionKinds.ts"
export type { LocalFeatures, RemoteFeature, RemoteFeatures } from "./kit/features/schema.ts"
export type { SocialProvider } from "./embedded/social/providers.ts"
export { listSocials as socialsOn } from "./embedded/social/listSocials.ts"
export { readOptions, type ReadOptions } from "./kit/options/options.ts"
export type { OptionProblem } from "./kit/options/errors.ts"
export {
  type FeatureOptions,
  remoteDefaults,
  type ResolvedFeatures,
  resolveFeatures
} from "./kit/features/features.ts"
export { noRemoteFeatures } from "./kit/features/remoteFeatures.ts"
export { isOriginAllowed } from "./kit/config/origins.ts"
export {
  type CheckedVariables,
  checkThemeVariables,
  isSafeCssValue,
  type ThemeVariable,
  themeVariableNames
} from "./kit/theme/variables.ts"

// The snapshot of the state for hosts.
export { toSnapshot } from "./kit/host/toSnapshot.ts"
export {
  emptySnapshot,
  type ShownAccount,
  type ShownConnection,
  type ShownSignIn,
  type SignInPhase,
  type ShownNetwork,
  type ShownStatus,
  type Snapshot
} from "./wallets/storage/snapshot.ts"

// Networks and accounts by their CAIP ids. `parse…` reports the problem; `is…` and `split…` do not.
export {
  type AccountId,
  isNamespace,
  isNetworkId,
  type Namespace,
  namespaces,
  type NetworkId
} from "./chain/network/ids.ts"
export {
  accountId,
  evmNetworkId,
  hexChainId,
  isAccountId,
  splitAccountId,
  splitNetworkId
} from "./chain/network/caip.ts"
export { parseAccountId, parseNetworkId, plainAddress } from "./chain/network/parse.ts"
export { isAddress } from "./chain/network/address.ts"
export { fromCoinType, toCoinType } from "./chain/network/coinType.ts"
export { type Network, NetworkSchema } from "./chain/network/schema.ts"
export { findNetwork, isSupported, type NetworkInput, toNetwork, unsupportedNetwork } from "./chain/network/network.ts"
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
} from "./chain/network/networks.ts"
export {
  type AddressKind,
  type BitcoinAddress,
  dustLimit,
  isAddressOn,
  getAddressNetwork,
  readAddress
} from "./chain/bitcoin/address.ts"

// JSON-RPC: which methods run, which need an approval (docs/spec/chain.md#rpc-allowed-methods), and the endpoints of a
// request in order.
export {
  allowedMethod,
  approvedMethods,
  bitcoinMethods,
  isAskedOn,
  safeMethods,
  getVerdict
} from "./chain/rpc/methods.ts"
export { type RpcEndpoint, rpcEndpoints } from "./chain/rpc/endpoints.ts"
export { hasGateway } from "./chain/rpc/gateway.ts"
export { ranked, ranking, type Sample, sampled } from "./chain/rpc/rank.ts"
export { isRefusal, mayAskNext } from "./chain/rpc/refusal.ts"
export type { AskingNodes } from "./chain/rpc/askingNodes.ts"
export type { FundingOption, FundingRequest } from "./onchain/funding/FundingOption.ts"
export { type Endpoints, getEndpoints, publicEndpoints, type RunEndpoints } from "./foundation/http/endpoints.ts"

// Wallets: the rows of the Connect view, the hidden ones, and the action of each.
export type { Connector, Wallet } from "./wallets/connectors/schema.ts"
export { type ConnectorType, connectorTypes } from "./wallets/connectors/connector.ts"
export { browserWallet, connectorIds, isReservedId } from "./wallets/connectors/ids.ts"
export {
  type ConnectMethod,
  connectMethodOrder,
  connectMethods,
  isExcluded,
  isHiddenBrowserWallet,
  isSameWallet,
  type Listed,
  type ListingKind,
  listingKinds,
  listingOrder,
  recommendedCap,
  type WalletName
} from "./wallets/catalogue/listing.ts"
export { type ConnectRow, connectRows, type ListingOptions, showsAllWallets } from "./wallets/catalogue/connectRows.ts"
export { type Choice, walletAction, selectWallet, type PressEvents } from "./wallets/catalogue/selectWallet.ts"
export { featuredCount } from "./wallets/catalogue/featuredCount.ts"
export { findWallet } from "./wallets/catalogue/findWallet.ts"
export type { StandardWallet } from "./wallets/connectors/standard.ts"
export { supportsBitcoin } from "./wallets/bitcoin/supportsBitcoin.ts"
export { supportsSolana } from "./wallets/solana/supportsSolana.ts"

// Links into wallets, by platform.
export { appLink, webLink } from "./wallets/links/links.ts"
export {
  type DeepLink,
  linkFeatures,
  type LinkKind,
  linkTarget,
  nativeLink,
  pairingLink,
  universalLink
} from "./wallets/links/deepLinks.ts"
export { browseLink } from "./wallets/links/browseLinks.ts"
export { type Reach, reaches, platformSupport } from "./wallets/links/platformChoice.ts"
export type { LinkChoice } from "./wallets/links/schema.ts"
export { type LinkedRequest, requestLink } from "./wallets/links/requestLink.ts"
export { type Device, noDevice, readDevice } from "./foundation/platform/device.ts"

// Connections: current ones, restoring a stored one, the end of a pairing.
export {
  activeConnection,
  type ConnectionStatus,
  isActive,
  isSameId,
  displayedConnection,
  getStatus
} from "./wallets/connection/state.ts"
export {
  becomesSmartAccount,
  type StoredStatus,
  storedStatuses,
  getStoredStatus,
  type ReconnectMethod,
  wayBack
} from "./wallets/storage/storedStatus.ts"
export {
  isPairingExpired,
  pairingExpiry,
  pairingMarginMillis,
  pairingMillis,
  reusesPairing
} from "./wallets/connection/pairing.ts"
export { readWalletError, type WalletErrorParts } from "./wallets/connection/readWalletError.ts"
export { isUnrecognizedChain, walletCodes } from "./wallets/connection/walletCodes.ts"
export {
  optionalNamespaces,
  type Proposal,
  type ProposalOverride,
  type ProposedNamespace
} from "./wallets/walletconnect/optionalNamespaces.ts"
export { type PairingUri, readPairingUri } from "./wallets/walletconnect/pairingUri.ts"

// Requests to a wallet: transactions, batches of calls, Solana's options.
export { isTransactionHash, type TransactionRequest } from "./wallets/requests/request.ts"
export { type BatchCall, readCalls, type WrittenCall } from "./wallets/reader/batch.ts"
export type { SentName } from "./wallets/requests/readSentName.ts"
export type {
  AtomicSupport,
  BatchCapabilities,
  BatchStatus,
  CallBatch,
  CallBatchState
} from "./wallets/requests/callBatch.ts"
export type { Capabilities, SessionGrant } from "./wallets/requests/capabilities.ts"
export type { Sponsor, SponsorOption, SponsorsByNetwork } from "./wallets/requests/sponsor.ts"
export type { Sponsorship } from "./wallets/signing/sponsorship.ts"
// Signing and sending: a value that is shown before, and the record of a sent transaction.
export type { SigningEvent, SigningState } from "./wallets/signing/events.ts"
export type { ShownContent } from "./wallets/reader/notes.ts"
export type { Intent, IntentKind, IntentParts, IntentStep, ShownRequest } from "./wallets/signing/intent.ts"
export type { SentChange, SentEnd, SentRecord, SentTransaction } from "./wallets/signing/sentRecord.ts"
export type { ReceiptEvent, ReceiptState } from "./onchain/receipt/events.ts"
export { isPreflightCommitment, type PreflightCommitment, preflightCommitments } from "./wallets/requests/preflight.ts"
export type { SendOptions } from "./wallets/solana/sendOptions.ts"

// The embedded wallet: account types, email and codes, social providers.
export {
  type AccountType,
  accountTypes,
  bitcoinAccountIndex,
  defaultAccountTypes,
  isAccountType,
  maySwitchToSmartAccount
} from "./onchain/account/accountType.ts"
export { emailCooldown, isOtp, mayAskEmail, readEmail } from "./embedded/login/email.ts"
export {
  isRedirectProvider,
  isTrustedResult,
  type RedirectProvider,
  redirectProviders
} from "./embedded/social/social.ts"

// Holdings of accounts: tokens, prices, and the calls of an ERC-20 contract.
export { type AccountTab, accountTabs } from "./onchain/account/accountTabs.ts"
export { getCoin, isCoin, parseTokenId, isSameToken, getTokenId } from "./onchain/token/tokenId.ts"
export { discoversAssets } from "./onchain/token/discovery.ts"
export type { Absent, Decoder, Struct } from "./foundation/data/decode.ts"
export { readWalletAssets, getAssetTokens, type WalletAsset } from "./onchain/token/walletAssets.ts"
export { getPrice } from "./onchain/price/prices.ts"

// Transactions of accounts, newest first, by month.
export { byMonth, type Month } from "./onchain/activity/months.ts"
export { emptyHistory } from "./onchain/activity/state.ts"
export { type OwnEvidence, findSuspicious as suspiciousIn } from "./onchain/activity/findSuspicious.ts"
export { counterparty, isSpam, worthShowing } from "./onchain/activity/transactions.ts"

// Sending.
export { checkSend, type FilledSend, type SendForm } from "./onchain/send/checkSend.ts"
export type { BitcoinRequest } from "./onchain/send/bitcoinTransfer.ts"
export type { Sending } from "./onchain/send/sendRequest.ts"

// Swaps: amounts, quotes, and the check of a built transaction before a wallet signs it.
export {
  defaultSlippage,
  maximumSlippage,
  minimumReceived,
  priceImpact,
  rateOf,
  readSlippage,
  readSwapAmount,
  type Worth
} from "./onchain/swap/amounts.ts"
export type { Built } from "./onchain/swap/answers.ts"
export {
  type ApprovalChoice,
  type ApprovalLimit,
  checkApproval,
  checkSwap,
  type SwapApproval,
  type Trade
} from "./onchain/swap/checkBuilt.ts"
export type { WarningName } from "./onchain/money/warning.ts"
export { offersSwaps, swapNetworks } from "./onchain/swap/networks.ts"
export { approvalNeed, networkFee, type SwapFacts, swapQuote, type SwapRequest } from "./onchain/swap/quote.ts"
export { liquidityRefusal } from "./onchain/swap/refusal.ts"

// Purchases: defaults, and limits if the service returns no limits.
export { checkAnyPayment } from "./onchain/onramp/checkAnyPayment.ts"
export {
  checkPayment,
  defaultPaymentCurrencies,
  defaultPurchaseCurrencies,
  mockedQuote
} from "./onchain/onramp/defaults.ts"
export type { Preset } from "./onchain/onramp/schema.ts"
export { restrictedTimezones } from "./onchain/onramp/restrictedTimezones.ts"
export { onrampProviders, providersOn } from "./onchain/onramp/providers.ts"

// Requests in words: the request, the known facts, and the description.
export type { Describe } from "./onchain/shapes/shape.ts"
export { describeInWords as inWords } from "./onchain/wording/describeInWords.ts"
export type { Reader } from "./onchain/wording/makeDescriber.ts"
export type { ContractCall, ShapeReading } from "./onchain/shapes/shape.ts"
export type { Description, Reading } from "./onchain/calldata/reading.ts"
export type { SentenceLanguage } from "./onchain/calldata/sentences.ts"
export type { AbiType, AbiValue, Parameter } from "./onchain/calldata/abi.ts"
export type { TypedData, TypedDomain } from "./onchain/calldata/typedData.ts"
export type { SentenceKey, Translate } from "./onchain/calldata/sentences.ts"
export type { Descriptor } from "./onchain/descriptor/descriptor.ts"
export {
  bareFacts,
  type ComparedAddresses,
  type Facts,
  type FactSource,
  type KnownAddress,
  type NameFact,
  type TokenFact
} from "./onchain/calldata/facts.ts"
export type { CallWithin, Described } from "./onchain/calldata/described.ts"
export { readRequest } from "./wallets/reader/readRequest.ts"
export { sessionMethods } from "./chain/rpc/sessionMethods.ts"
export type {
  Authorization,
  BatchRequest,
  EvmCall,
  EvmRequest,
  GasTerms,
  GrantRequest,
  InputToSign,
  MessageRequest,
  OpaqueRequest,
  Paymaster,
  PaymentRequest,
  PsbtRequest,
  RequestBase,
  RequestContext,
  RequestedCapability,
  RevocationRequest,
  SolanaRequest,
  TypedDataRequest,
  UnreadPart,
  UserOperationRequest,
  WalletRequest,
  WrittenRequest
} from "./wallets/reader/walletRequest.ts"
export type { Risk, Words, WordsField } from "./onchain/calldata/words.ts"
export type { Screen, ScreenAnswer, ScreenedCall, ScreenRequest } from "./onchain/approval/screening.ts"
export { looksLike, looksLikeName } from "./onchain/calldata/lookAlike.ts"

// Names of accounts.
export { nameRefusal, readAccountName } from "./onchain/name/accountName.ts"
export { bareName, fullName, legacyNameSuffix, nameSuffix } from "./onchain/name/suffix.ts"

// Sign-in with a wallet, and smart sessions.
export type { SignInData, SignInMessage } from "./onchain/siwx/fields.ts"
export type { SignInEvent, SignInState } from "./onchain/siwx/events.ts"
export { formatMessage, parseMessage } from "./onchain/siwx/message.ts"
export type { SignInPlugin, SignInSubject, SiweConfig, SiweMessageParts } from "./onchain/siwx/plugin.ts"
export { type SignInStatus, getSignInStatus } from "./wallets/storage/signInStatus.ts"
export { signInStart, stepSignIn } from "./onchain/siwx/state.ts"
export {
  accountOfSignIn,
  isVerified,
  type SignInSession,
  untimely,
  type VerifiedSignIn
} from "./onchain/siwx/session.ts"
export { type RevokeRequest, type SessionStatus, sessionStatus } from "./onchain/session/smartSession.ts"

// Text and numbers. Amounts are exact decimal text; results of `show…` are only for display.
export {
  addDecimals,
  compareDecimals,
  divideDecimals,
  isDecimal,
  multiplyDecimals,
  sumDecimals,
  toDecimal
} from "./foundation/text/decimal.ts"
export { formatUnits, parseUnits } from "./foundation/text/units.ts"
export { isDust, showBalance, showFiat, showNumber, truncateTransactionAddress } from "./foundation/text/format.ts"
export { shortenToSignificant as significant } from "./foundation/text/significantDigits.ts"
export { truncateAddress } from "./foundation/text/truncateAddress.ts"
export { emailName, socialName } from "./foundation/text/emailName.ts"
export { type Ago, ago, agoText, monthHeading } from "./foundation/text/relativeTime.ts"

// Data that leaves the page: an analytics event, an entry of the log without secrets.
export type { ChosenPlatform, ServiceEvent, ServiceEvents } from "./kit/analytics/serviceEvents.ts"
export type { Envelope, ErrorProps, TrackProps } from "./kit/analytics/envelope.ts"
export type { Scrubbed } from "./foundation/log/scrubData.ts"

// Limits and times. Milliseconds unless the name says otherwise.
export { limits, millis, motion } from "./foundation/data/limits.ts"

// Failures: their form, the catalogue of all of them, the sentence and the advice for each. `getEntry` finds an entry
// by its code or tag.
export {
  type Entry,
  type ExitCode,
  type FailureClass,
  type FailureData,
  isLatchkeyError,
  type LatchkeyError,
  type Place,
  toFailureData
} from "./foundation/errors/failure.ts"
export { getSentence } from "./foundation/errors/sentence.ts"
export {
  type CatalogueEntry,
  type FailureCode,
  type Standing,
  entries,
  getEntry,
  type KitError
} from "./kit/catalogue/catalogue.ts"
export { getLongText } from "./kit/catalogue/longTextOf.ts"
export { errorCategories, type ErrorCategory, toUnforeseen } from "./foundation/log/errors.ts"
export { mayReport } from "./foundation/log/reports.ts"
export { type ProjectRefusal, refusalAlerts, getRefusal } from "./foundation/http/projectErrors.ts"
export { originsFailure } from "./kit/config/errors.ts"
export type { CallError } from "./foundation/http/errors.ts"

// Each failure as a class, such as `Failures.WalletBusy`. The list is closed; match on `_tag`.
export * as Failures from "./kit/catalogue/failures.ts"

// The functions of a token contract as calls, and the tokens whose `transfer` returns nothing.
export * as Erc20 from "./onchain/token/erc20.ts"
export type { ApprovalEvent, ApprovalState } from "./onchain/approval/events.ts"
export type { DecisionEvent, DecisionState } from "./embedded/decision/events.ts"
export type { UserEvent, UserState } from "./embedded/user/events.ts"
export type { LoginEvent, LoginState } from "./embedded/login/events.ts"
export type { SendEvent, SendState } from "./onchain/send/events.ts"
export type { SendCommands } from "./onchain/send/SendCommands.ts"
export type { NameCommands } from "./onchain/name/NameCommands.ts"
export type { FundingEvent, FundingState } from "./onchain/funding/events.ts"
export type { FundingCommands } from "./onchain/funding/FundingCommands.ts"
export type { LendingEvent, LendingState } from "./onchain/funding/lendingEvents.ts"
export type { LendingCommands } from "./onchain/funding/LendingCommands.ts"
export type { OnrampCommands } from "./onchain/onramp/OnrampCommands.ts"
export type { SessionCommands } from "./onchain/session/SessionCommands.ts"
export type { SignInCommands } from "./onchain/siwx/SignInCommands.ts"
export type { SwapCommands } from "./onchain/swap/SwapCommands.ts"
