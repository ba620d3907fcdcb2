/** The kit's services, their layers and their errors, for who writes Effect. Rules and data are in `latchkey/core`. */
export { Settings, type Endpoints, type KitSettings } from "./foundation/settings/Settings.ts"

export { Store, type Listener } from "./foundation/store/Store.ts"
export { follow } from "./foundation/store/follow.ts"
export { events, states } from "./foundation/store/streams.ts"
export { until } from "./foundation/store/until.ts"

export { connectionLayer, kitLayer, type KitServices } from "./kit/start/kitLayer.ts"
export { hostLinkLayer, type HostLink } from "./kit/host/hostLink.ts"
export { networkLayer, networkOver } from "./kit/start/network.ts"
export { accountLayer } from "./onchain/account/accountLayer.ts"
export { activityLayer } from "./onchain/activity/activityLayer.ts"
export { analyticsLayer, analyticsOver } from "./kit/analytics/analyticsLayer.ts"
export { takeDown, type Heard, type TakenDown } from "./kit/analytics/takeDown.ts"
export { EventSender } from "./kit/analytics/EventSender.ts"
export { ErrorReports } from "./kit/analytics/ErrorReports.ts"
export { Log, type LogEntry } from "./foundation/log/Log.ts"
export { identityLayer } from "./onchain/identity/identityLayer.ts"
export { nameLayer } from "./onchain/name/nameLayer.ts"
export { onrampLayer } from "./onchain/onramp/onrampLayer.ts"
export { sessionLayer } from "./onchain/session/sessionLayer.ts"
export { priceLayer } from "./onchain/price/priceLayer.ts"
export { swapLayer } from "./onchain/swap/swapLayer.ts"

export { Connections } from "./wallets/connection/Connections.ts"
export { Networks, type SwitchError } from "./wallets/activeNetwork/Networks.ts"
export type { AskError } from "./wallets/connection/ask.ts"
export { Connectors, type Provider } from "./wallets/connectors/Connectors.ts"
export { Catalogue, type WalletPage } from "./wallets/catalogue/Catalogue.ts"
export { ImageUrls } from "./foundation/images/ImageUrls.ts"
export { Images } from "./wallets/catalogue/Images.ts"
export { NativeBalances, type NativeBalanceError } from "./onchain/account/NativeBalances.ts"
export { Activity, type ActivityError } from "./onchain/activity/Activity.ts"
export { Swaps } from "./onchain/swap/Swaps.ts"
export type {
  PreparedSwap,
  SwapApprovalError,
  SwapAsk,
  SwapBuildError,
  SwapQuoteError
} from "./onchain/swap/SwapService.ts"
export { Prices } from "./onchain/price/Prices.ts"
export { Identities } from "./onchain/identity/Identities.ts"
export { Names } from "./onchain/name/Names.ts"
export { Onramp } from "./onchain/onramp/Onramp.ts"
export { SmartSessions } from "./onchain/session/SmartSessions.ts"
export { Nonces } from "./onchain/siwx/Nonces.ts"
export { Siwx, type SignInWish } from "./onchain/siwx/Siwx.ts"
export { TokenBalances, type TokenBalanceError } from "./onchain/token/TokenBalances.ts"
export { WalletAssets } from "./onchain/token/WalletAssets.ts"
export { SupportedChains } from "./chain/network/SupportedChains.ts"
export { ProjectConfig } from "./kit/config/ProjectConfig.ts"

export { Calls } from "./foundation/http/Calls.ts"
export { Transport, type HttpRequest } from "./foundation/http/Transport.ts"
export { fetchLayer } from "./foundation/http/fetchLayer.ts"
export { platformLayer } from "./foundation/http/platformLayer.ts"
export { recordLayer, type Recorder } from "./foundation/replay/recordLayer.ts"
export { replayLayer, type Replay } from "./foundation/replay/replayLayer.ts"
export { Rpc, type RpcFailure, type RpcRead } from "./chain/rpc/Rpc.ts"
export { RpcOrder } from "./chain/rpc/RpcOrder.ts"
export { RpcWire, type RpcQuestion } from "./chain/rpc/RpcWire.ts"
export { batchingLayer } from "./chain/rpc/batchingLayer.ts"
export { rankingLayer } from "./chain/rpc/rankingLayer.ts"
export { CallBatches, type CallBatchError, type CallStatusError } from "./wallets/requests/CallBatches.ts"
export { WalletRequests, type WalletRequestError } from "./wallets/requests/WalletRequests.ts"
export { performSwap, type PerformedSwap } from "./onchain/swap/performSwap.ts"
export { Sends } from "./onchain/send/Sends.ts"
export { Receipts, type Receipt } from "./wallets/requests/Receipts.ts"
export { kept, type Kept } from "./foundation/cache/kept.ts"

export { Online } from "./foundation/platform/Online.ts"
export { Page } from "./foundation/platform/Page.ts"
export { PageAddress } from "./foundation/platform/PageAddress.ts"
export { Platform } from "./foundation/platform/Platform.ts"
export { Caches, type CacheSpec } from "./foundation/storage/Caches.ts"
export type { Earlier } from "./foundation/storage/Earlier.ts"
export { Storage } from "./foundation/storage/Storage.ts"

export { ChainNotSupported, NetworkNotFound, SwitchFailed, SwitchRejected } from "../core/chain/network/errors.ts"
export {
  ConnectionRejected,
  ConnectorNotFound,
  FailedToConnect,
  FailedToDisconnect,
  ModalClosed,
  WalletBusy
} from "../core/wallets/connection/errors.ts"
