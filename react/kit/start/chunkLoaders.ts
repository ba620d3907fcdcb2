import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import { ownKey } from "../../../core/foundation/data/versioned.ts"
import { packageVersion } from "../../../core/foundation/http/packageVersion.ts"
import { sdkVersionOf } from "../../../core/foundation/http/sdkType.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import { loadChunk, memoize } from "../../../services/foundation/chunks/loadChunk.ts"
import type { Moment } from "../../../services/foundation/log/keepMoments.ts"
import type { TakeLines } from "../../../services/foundation/log/keepLines.ts"
import { type RelayClient, Settings } from "../../../services/foundation/settings/Settings.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { TakenDown } from "../../../services/kit/analytics/takeDown.ts"
import { chunksLayer } from "../../../services/kit/chunks/chunksLayer.ts"
import { HostMethods } from "../../../services/kit/methods/HostMethods.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import type { AddViews } from "../later/lateViews.ts"
import type { HostDrawing } from "../drawing/HostDrawing.ts"

const sdkVersion = sdkVersionOf(packageVersion)

/**
 * Where the kit's later code comes from: the network part, which the first view asks for, and beside it what knows all
 * others (`laterParts`).
 */
export const chunkLoaders = (
  options: Options & {
    readonly relayClient: RelayClient
    readonly heard?: Array<Moment> | undefined
    /** As the host gave them. */
    readonly given: HostDrawing
  },
  addViews: AddViews,
  takeLines: TakeLines,
  takenDown: TakenDown | null
) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const { endpoints, projectId, relayClient, storageName } = options
      const scope = yield* Effect.scope
      const around = yield* Effect.context<KitServices>()
      const memo = yield* Layer.makeMemoMap
      const inKit = <Out, Needs>(layer: Layer.Layer<Out, never, Needs>) => Layer.buildWithMemoMap(layer, memo, scope)

      const network = yield* memoize(
        Effect.flatMap(
          loadChunk(() => import("../../../services/kit/start/network.ts")),
          ({ networkLayer }) =>
            inKit(Layer.provideMerge(networkLayer, Settings.layer({ projectId, endpoints, sdkVersion, relayClient })))
        )
      )
      const reporting =
        takenDown === null
          ? Effect.void
          : Effect.flatMap(
              Effect.all([network, loadChunk(() => import("../../../services/kit/analytics/analyticsLayer.ts"))]),
              ([context, { analyticsLayer }]) =>
                inKit(Layer.provide(analyticsLayer(takenDown, takeLines), Layer.succeedContext(context)))
            )

      /** Who connected while the page stood, by connector and namespace; others come from an earlier visit. */
      const connected = new Set<string>()
      yield* (yield* Store).listen((_, events) => {
        for (const event of events)
          if (event._tag === "Connected" && !event.restored)
            connected.add(`${event.connection.namespace} ${event.connection.connectorId}`)
      })
      const later = yield* memoize(
        Effect.flatMap(
          loadChunk(() => import("../later/laterParts.ts")),
          ({ laterParts }) =>
            Effect.provide(Scope.extend(laterParts({ options, addViews, connected, network, memo }), scope), around)
        )
      )
      // What an earlier visit sent is followed on.
      if ((yield* (yield* Storage).get(ownKey(storageName, "sent"))) !== null)
        yield* Effect.forkIn(Effect.ignore(Effect.flatMap(later, ({ receipts }) => receipts)), scope)

      return Layer.merge(
        Layer.succeed(HostMethods, later),
        chunksLayer((chunk) =>
          chunk === "network"
            ? // What knows the other parts comes beside it: a view that is pressed next is one file away.
              Effect.provide(
                Effect.zipRight(
                  Effect.forkIn(Effect.ignore(Effect.zipRight(later, reporting)), scope),
                  Effect.asVoid(network)
                ),
                around
              )
            : Effect.flatMap(later, ({ chunks }) => chunks[chunk])
        )
      )
    })
  )
