import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitState } from "../../../core/state.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { liveLayer } from "../../wallets/connection/liveLayer.ts"
import { otherTabsLayer } from "../../wallets/connection/otherTabs.ts"
import { absentLayer } from "../../wallets/connection/awaitAbsent.ts"
import { restoreLayer } from "../../wallets/connection/restore.ts"
import { Networks } from "../../wallets/connection/Networks.ts"
import { modalTimersLayer } from "../modal/timers.ts"
import { type Page, nextTask } from "../../foundation/platform/Page.ts"
import type { Storage } from "../../foundation/storage/Storage.ts"
import { persistLayer } from "../../wallets/connection/persistLayer.ts"
import { Store } from "../../foundation/store/Store.ts"
import { announcedLayer } from "../../wallets/injected/announcedLayer.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { ImageUrls } from "../../foundation/platform/ImageUrls.ts"
import { injectedLayer } from "../../wallets/injected/injected.ts"

/** The services that live as long as a kit. */
export type KitServices = Connections | Connectors | ImageUrls | Networks | Page | Storage | Store

/** The part of the services that a terminal needs: it has no page with wallets, and no modal with timers. */
export const connectionLayer = (start: KitState) =>
  liveLayer.pipe(
    Layer.provideMerge(Layer.merge(Connections.layer, Networks.layer)),
    Layer.provideMerge(Layer.merge(Store.layer(start), Connectors.layer))
  )

/**
 * The layers that work on these services, in the order in which they are built. `start`: the state of the kit's start.
 */
const listWorkingLayers = (start: KitState, storageName: string): readonly [Working, ...Array<Working>] => [
  liveLayer,
  absentLayer,
  restoreLayer,
  modalTimersLayer,
  persistLayer(storageName, start),
  otherTabsLayer(storageName, start.connection.disconnectedIds)
]
type Working = Layer.Layer<never, never, Connectors | Storage | Store>

/** Returns one kit's services. Call it once for each kit: layers are shared by identity. */
export const kitLayer = (start: KitState, storageName: string): Layer.Layer<KitServices, never, Page | Storage> => {
  const found = Layer.mergeAll(
    start.config.enableEIP6963 ? announcedLayer : Layer.empty,
    start.config.enableInjected ? injectedLayer : Layer.empty
  )
  return Layer.mergeAll(...listWorkingLayers(start, storageName)).pipe(
    Layer.provideMerge(found),
    Layer.provideMerge(Layer.merge(Connections.layer, Networks.layer)),
    Layer.provideMerge(Layer.mergeAll(Store.layer(start), Connectors.layer, ImageUrls.layer)),
    Layer.provideMerge(Layer.context<Page | Storage>())
  )
}

/**
 * Builds the same services in the scope, over a state and wallets that exist already: each in a task of its own, so
 * that the page stays responsive.
 */
export const buildServices = Effect.fnUntraced(function* (start: KitState, storageName: string) {
  const images = yield* buildInOwnTask(ImageUrls.layer)
  const connections = yield* buildInOwnTask(Connections.layer)
  const networks = yield* buildInOwnTask(Networks.layer)
  const context = Context.mergeAll(
    yield* Effect.context<Connectors | Page | Storage | Store>(),
    images,
    connections,
    networks
  )
  for (const layer of listWorkingLayers(start, storageName)) yield* Effect.provide(buildInOwnTask(layer), context)
  return context
})

/** Builds a layer in the scope, in the next task. */
export const buildInOwnTask = <Out, Needs>(layer: Layer.Layer<Out, never, Needs>) =>
  Effect.zipRight(
    nextTask,
    Effect.flatMap(Effect.scope, (scope) => Layer.buildWithScope(layer, scope))
  )
