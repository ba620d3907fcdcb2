/** The kit's services, their layers and their errors, for who writes Effect. Rules and data are in `latchkey/core`. */
export { Settings, type Endpoints, type KitSettings } from "./Settings.ts"

export { Store, type Listener } from "./store/Store.ts"
export { follow } from "./store/follow.ts"
export { events, states } from "./store/streams.ts"
export { until } from "./store/until.ts"

export { connectionLayer, kitLayer, type KitServices } from "./kit/kitLayer.ts"
export { hostLinkLayer, type HostLink } from "./kit/hostLink.ts"
export { networkLayer, networkOver } from "./network.ts"
export { accountLayer } from "./account/accountLayer.ts"
export { activityLayer } from "./activity/activityLayer.ts"

export { Connections } from "./connection/Connections.ts"
export { Networks, type SwitchError } from "./connection/Networks.ts"
export type { AskError } from "./connection/ask.ts"
export { Connectors, type Provider } from "./wallet/Connectors.ts"
export { Catalogue, type WalletPage } from "./wallet/Catalogue.ts"
export { ImageUrls } from "./wallet/ImageUrls.ts"
export { Images } from "./wallet/Images.ts"
export { NativeBalances, type NativeBalanceError } from "./account/NativeBalances.ts"
export { Activity, type ActivityError } from "./activity/Activity.ts"
export { TokenBalances } from "./token/TokenBalances.ts"
export { SupportedChains } from "./chain/SupportedChains.ts"
export { ProjectConfig } from "./config/ProjectConfig.ts"

export { Calls } from "./http/Calls.ts"
export { Transport, type HttpRequest } from "./http/Transport.ts"
export { fetchLayer } from "./http/fetchLayer.ts"
export { platformLayer } from "./http/platformLayer.ts"
export { recordLayer, type Recorder } from "./http/replay/recordLayer.ts"
export { replayLayer, type Replay } from "./http/replay/replayLayer.ts"
export { Rpc, type RpcFailure, type RpcRead } from "./rpc/Rpc.ts"
export { RpcOrder } from "./rpc/RpcOrder.ts"
export { RpcWire, type RpcQuestion } from "./rpc/RpcWire.ts"
export { batchingLayer } from "./rpc/batchingLayer.ts"
export { rankingLayer } from "./rpc/rankingLayer.ts"
export { kept, type Kept } from "./kept.ts"

export { Online } from "./platform/Online.ts"
export { Page } from "./platform/Page.ts"
export { Platform } from "./platform/Platform.ts"
export { Storage } from "./storage/Storage.ts"

export { ChainNotSupported, NetworkNotFound, SwitchFailed, SwitchRejected } from "../core/chain/errors.ts"
export {
  ConnectionRejected, ConnectorNotFound, FailedToConnect, FailedToDisconnect, ModalClosed, WalletBusy
} from "../core/connection/errors.ts"
