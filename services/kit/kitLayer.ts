import * as Layer from "effect/Layer"
import type { KitState } from "../../core/state.ts"
import { Connections } from "../connection/Connections.ts"
import { liveLayer } from "../connection/live.ts"
import { otherTabsLayer } from "../connection/otherTabs.ts"
import { restoreLayer } from "../connection/restore.ts"
import { Networks } from "../connection/Networks.ts"
import { modalTimersLayer } from "../modal/timers.ts"
import type { Page } from "../platform/Page.ts"
import type { Storage } from "../storage/Storage.ts"
import { rememberedLayer } from "../storage/remembered.ts"
import { Store } from "../store/Store.ts"
import { announcedLayer } from "../wallet/announced.ts"
import { Connectors } from "../wallet/Connectors.ts"
import { ImageUrls } from "../wallet/ImageUrls.ts"
import { injectedLayer } from "../wallet/injected.ts"

/** The services that stand for as long as a kit does. */
export type KitServices = Connections | Connectors | ImageUrls | Networks | Page | Storage | Store

/** What a terminal needs of them: no page looks for wallets there, and the modal has no clock to watch. */
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
  return Layer.mergeAll(restoreLayer, modalTimersLayer, rememberedLayer(storageName), otherTabsLayer(storageName)).pipe(
    Layer.provideMerge(found),
    Layer.provideMerge(connectionLayer(start)),
    Layer.provideMerge(ImageUrls.layer),
    Layer.provideMerge(Layer.context<Page | Storage>())
  )
}
