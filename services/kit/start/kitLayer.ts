import * as Layer from "effect/Layer"
import type { KitState } from "../../../core/state.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { liveLayer } from "../../wallets/connection/live.ts"
import { otherTabsLayer } from "../../wallets/connection/otherTabs.ts"
import { restoreLayer } from "../../wallets/connection/restore.ts"
import { Networks } from "../../wallets/activeNetwork/Networks.ts"
import { modalTimersLayer } from "../modal/timers.ts"
import type { Page } from "../../foundation/platform/Page.ts"
import type { Storage } from "../../foundation/storage/Storage.ts"
import { persistLayer } from "../../wallets/storage/remembered.ts"
import { Store } from "../../foundation/store/Store.ts"
import { announcedLayer } from "../../wallets/injected/announced.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { ImageUrls } from "../../foundation/images/ImageUrls.ts"
import { injectedLayer } from "../../wallets/injected/injected.ts"

/** The services that live as long as a kit. */
export type KitServices = Connections | Connectors | ImageUrls | Networks | Page | Storage | Store

/** The part of them that a terminal needs: it has no page with wallets, and no modal with timers. */
export const connectionLayer = (start: KitState) =>
  liveLayer.pipe(
    Layer.provideMerge(Layer.merge(Connections.layer, Networks.layer)),
    Layer.provideMerge(Layer.merge(Store.layer(start), Connectors.layer))
  )

/** One kit's services. Make it once per kit: layers are shared by identity. */
export const kitLayer = (start: KitState, storageName: string): Layer.Layer<KitServices, never, Page | Storage> => {
  const found = Layer.mergeAll(
    start.config.enableEIP6963 ? announcedLayer : Layer.empty,
    start.config.enableInjected ? injectedLayer : Layer.empty
  )
  return Layer.mergeAll(restoreLayer, modalTimersLayer, persistLayer(storageName), otherTabsLayer(storageName)).pipe(
    Layer.provideMerge(found),
    Layer.provideMerge(connectionLayer(start)),
    Layer.provideMerge(ImageUrls.layer),
    Layer.provideMerge(Layer.context<Page | Storage>())
  )
}
