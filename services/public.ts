/**
 * The kit's services, their layers and their errors, for developers who use Effect. Rules, shapes and the classes of
 * failures are in `latchkey/core`. These exports are stable. A service is a tag whose methods are documented with it;
 * its `layer` builds it, and its `layerTest`, if any, replaces it in tests.
 */

// A whole kit in one layer, and its parts: those that load first, and those that use the network.
export { connectionLayer, kitLayer, type KitServices } from "./kit/start/kitLayer.ts"
export { networkLayer, networkWith } from "./kit/start/network.ts"
export { type Endpoints, type KitSettings, type RelayClient, Settings } from "./foundation/platform/Settings.ts"

// The store, which has the whole state of a kit. `events` and `states` are its streams, `until` waits for a state,
// `follow` runs an effect while the state requires it.
export { type EffectStore, type Listener, Store } from "./foundation/store/Store.ts"
export type { PlainStore } from "./foundation/store/plainStore.ts"
export { follow } from "./foundation/store/follow.ts"
export { events, states } from "./foundation/store/streams.ts"
export { until } from "./foundation/store/until.ts"

// The host's side: its snapshot of the state, and its provider.
export type { ProviderListeners } from "./kit/host/notifyListeners.ts"
export { hostLinkLayer, type HostLink } from "./kit/host/hostLink.ts"
export type { HostCallbacks, ReportedFailure } from "./kit/host/notifyCallbacks.ts"

// Wallets: the catalogue, the connectors, their images, connecting and switching. To add a kind of wallet, implement
// `WalletConnector`.
export { Catalogue, type WalletPage } from "./wallets/catalogue/Catalogue.ts"
export type { ImageKind, WalletQuery } from "./wallets/catalogue/calls.ts"
export { Images, type RequestedImage } from "./wallets/catalogue/Images.ts"
export { ImageUrls } from "./foundation/platform/ImageUrls.ts"
export type {
  RequestAccounts,
  RequestWallet,
  EmbeddedFailure,
  ConnectError,
  ConnectOptions,
  ConnectorError,
  WalletAccounts,
  WalletCall,
  WalletChange,
  WalletConnector
} from "./wallets/connectors/Connector.ts"
export type { CodeMissing } from "./foundation/chunks/codeMissing.ts"
export { Connectors } from "./wallets/connectors/Connectors.ts"
export { type Eip1193Provider, fromEip1193 } from "./wallets/connectors/fromEip1193.ts"
export { Connections } from "./wallets/connection/Connections.ts"
export type { AccountsError } from "./wallets/connection/ask.ts"
export { Networks, type SwitchError } from "./wallets/connection/Networks.ts"

// Requests to a connected wallet: single requests, batches of calls, and the blocks that follow.
export { type WalletRequester, WalletRequests } from "./wallets/requests/WalletRequests.ts"
export type { WalletRequestError } from "./wallets/requests/walletRequestError.ts"
export type { AskIntentDependencies, IntentError } from "./wallets/requests/askIntent.ts"
export { type IntentMisfit, Intents, type Proposal } from "./wallets/signing/Intents.ts"
export type { RequestOrigin, ReviewError, ScreenError } from "./wallets/signing/Reviews.ts"
export type { Screening } from "./wallets/signing/createScreening.ts"
export { type LostSend, Outcomes } from "./wallets/signing/Outcomes.ts"
export {
  type BatchPurpose,
  type CallBatchError,
  CallBatches,
  type CallStatusError
} from "./wallets/requests/CallBatches.ts"
export { type Receipt, Receipts } from "./onchain/receipt/Receipts.ts"

// An account's holdings, activity and names. Each `…Layer` follows the state and dispatches its results.
export { accountLayer } from "./onchain/account/accountLayer.ts"
export { type NativeBalanceError, NativeBalances } from "./onchain/account/NativeBalances.ts"
export { type TokenBalanceError, TokenBalances } from "./onchain/token/TokenBalances.ts"
export { WalletAssets } from "./onchain/token/WalletAssets.ts"
export { priceLayer } from "./onchain/price/priceLayer.ts"
export { Prices } from "./onchain/price/Prices.ts"
export { Activity, type ActivityError } from "./onchain/activity/Activity.ts"
export { activityLayer } from "./onchain/activity/activityLayer.ts"
export { CallFacts } from "./onchain/calldata/CallFacts.ts"
export type { Requester } from "./onchain/calldata/factsOf.ts"
export { Descriptors, type ReadFile } from "./onchain/calldata/Descriptors.ts"
export { Identities } from "./onchain/identity/Identities.ts"
export { identityLayer } from "./onchain/identity/identityLayer.ts"
export { nameLayer } from "./onchain/name/nameLayer.ts"
export { Names } from "./onchain/name/Names.ts"

// Sending, swapping and buying. Only requests that were checked against the visitor's input are signed.
export type { SolanaRequest } from "./onchain/send/solanaTransfers.ts"
export { type PreparedSend, Sends } from "./onchain/send/Sends.ts"
export { type SentApproval, performSwap, type SentSwap, type SwapSteps } from "./onchain/swap/performSwap.ts"
export { swapLayer } from "./onchain/swap/swapLayer.ts"
export { Swaps } from "./onchain/swap/Swaps.ts"
export type {
  BuildChoice,
  PreparedSwap,
  SwapApprovalError,
  SwapQuery,
  SwapBuildError,
  SwapQuoteError,
  SwapService
} from "./onchain/swap/SwapService.ts"
export { Onramp } from "./onchain/onramp/Onramp.ts"
export { onrampLayer } from "./onchain/onramp/onrampLayer.ts"

// Sign-in with a wallet, and smart sessions.
export { Nonces } from "./onchain/siwx/Nonces.ts"
export { type SignInParams, Siwx } from "./onchain/siwx/Siwx.ts"
export { revocationLayer } from "./onchain/session/revocationLayer.ts"
export { sessionLayer } from "./onchain/session/sessionLayer.ts"
export { SmartSessions } from "./onchain/session/SmartSessions.ts"

// The project: its configuration, and the networks that the services know.
export { ProjectConfig } from "./kit/config/ProjectConfig.ts"
export { SupportedChains } from "./chain/rpc/SupportedChains.ts"

// JSON-RPC. `Rpc` reads from the nodes of a network, `requestNode` sends them any allowed method; batching and ranking
// are layers around its wire.
export { Rpc, type RpcFailure, type RpcRead } from "./chain/rpc/Rpc.ts"
export { requestNode } from "./chain/rpc/requestNode.ts"
export { RpcOrder } from "./chain/rpc/RpcOrder.ts"
export { type RpcQuestion, RpcWire } from "./chain/rpc/RpcWire.ts"
export { batchingLayer } from "./chain/rpc/batchingLayer.ts"
export { rankingLayer } from "./chain/rpc/rankingLayer.ts"

// HTTP. `Calls` is the only client; its transport is `fetch`, any `HttpClient`, a recording, or a recorder.
export { Calls, type CallWatcher } from "./foundation/http/Calls.ts"
export type { CallSpec, Call, Endpoint, Policy } from "./foundation/http/call.ts"
export { type HttpAnswer, type HttpRequest, Transport } from "./foundation/http/Transport.ts"
export { fetchLayer } from "./foundation/http/fetchLayer.ts"
export { platformLayer } from "./foundation/http/platformLayer.ts"
export { type Recorder, recordLayer } from "./foundation/replay/recordLayer.ts"
export { type Replay, replayLayer } from "./foundation/replay/replayLayer.ts"
export type { Alias } from "./foundation/recording/alias.ts"
export type { Hiding } from "./foundation/redaction/redact.ts"

// The platform: services of a page that a terminal replaces, and storage between visits or for a limited time.
export { type BrowserNetwork, Online } from "./foundation/platform/Online.ts"
export { Page } from "./foundation/platform/Page.ts"
export { PageAddress } from "./foundation/platform/PageAddress.ts"
export { PageOrigin } from "./foundation/platform/PageOrigin.ts"
export { Platform } from "./foundation/platform/Platform.ts"
export { Storage } from "./foundation/storage/Storage.ts"
export { Caches, type CacheSpec } from "./foundation/storage/Caches.ts"
export type { StoredAnswers } from "./foundation/storage/StoredAnswers.ts"
export { cached, type Cached } from "./foundation/storage/cached.ts"

// The log, reports of the kit's own faults, and analytics, which are off unless a host turns them on.
export { Log, type LogEntry } from "./foundation/log/Log.ts"
export type { Line, RegisterReceiver } from "./foundation/log/keepLines.ts"
export { ErrorReports } from "./kit/analytics/ErrorReports.ts"
export { analyticsLayer, analyticsWith } from "./kit/analytics/analyticsLayer.ts"
export { EventSender } from "./kit/analytics/EventSender.ts"
export { type RecordedChange, recordChanges, type NotifyOfChanges } from "./kit/analytics/recordChanges.ts"
