import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ownKey } from "../../../core/foundation/data/versioned.ts"
import { packageVersion } from "../../../core/foundation/http/packageVersion.ts"
import { getSdkVersion } from "../../../core/foundation/http/sdkType.ts"
import { loadChunk, memoize } from "../../../services/foundation/chunks/loadChunk.ts"
import type { RegisterReceiver } from "../../../services/foundation/log/keepLines.ts"
import { type RelayClient, Settings } from "../../../services/foundation/platform/Settings.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { NotifyOfChanges } from "../../../services/kit/analytics/recordChanges.ts"
import { chunksLayer } from "../../../services/kit/modal/chunksLayer.ts"
import { HostMethods } from "../../../services/kit/methods/HostMethods.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import type { AddViews } from "./openFlow.ts"
import type { PartHost } from "./Part.ts"

const sdkVersion = getSdkVersion(packageVersion)

/** Collects the connections that are made (not restored) while the scope is open, as `namespace connectorId`. */
const newConnections = Effect.gen(function* () {
  const connected = new Set<string>()
  yield* (yield* Store).subscribe((_, events) => {
    for (const event of events)
      if (event._tag === "Connected" && !event.restored)
        connected.add(`${event.connection.namespace} ${event.connection.connectorId}`)
  })
  return connected
})

/** Provides the methods of hosts, and loads the network services and flows of a kit when the state requests them. */
export const flowsLayer = (
  options: PartHost["options"] & { readonly relayClient: RelayClient },
  addViews: AddViews,
  takeLines: RegisterReceiver,
  recordedChanges: NotifyOfChanges | null
) =>
  Layer.unwrapScoped(
    Effect.gen(function* () {
      const { endpoints, projectId, relayClient, storageName } = options
      const scope = yield* Effect.scope
      const services = yield* Effect.context<KitServices>()
      const memo = yield* Layer.makeMemoMap
      const build = <Out, Needs>(layer: Layer.Layer<Out, never, Needs>) => Layer.buildWithMemoMap(layer, memo, scope)

      const network = yield* memoize(
        Effect.flatMap(
          loadChunk(() => import("../../../services/kit/start/network.ts")),
          ({ networkLayer }) =>
            build(Layer.provideMerge(networkLayer, Settings.layer({ projectId, endpoints, sdkVersion, relayClient })))
        )
      )
      const analytics =
        recordedChanges === null
          ? Effect.void
          : Effect.flatMap(
              Effect.all([network, loadChunk(() => import("../../../services/kit/analytics/analyticsLayer.ts"))], {
                concurrency: "unbounded"
              }),
              ([context, { analyticsLayer }]) =>
                build(Layer.provide(analyticsLayer(recordedChanges, takeLines), Layer.succeedContext(context)))
            )

      const connected = yield* newConnections
      const flows = yield* memoize(
        Effect.map(
          loadChunk(() => import("./startFlows.ts")),
          ({ startFlows }) => startFlows({ options, connected, network, memo, scope, services }, addViews)
        )
      )
      // Transactions of an earlier visit are followed until they are settled.
      if ((yield* (yield* Storage).get(ownKey(storageName, "sent"))) !== null)
        yield* Effect.forkIn(Effect.ignore(Effect.flatMap(flows, ({ receipts }) => receipts)), scope)

      return Layer.merge(
        Layer.succeed(HostMethods, flows),
        chunksLayer((chunk) =>
          chunk === "network"
            ? // The table of flows loads at the same time, so that the next view needs one file only.
              Effect.provide(
                Effect.zipRight(
                  Effect.forkIn(Effect.ignore(Effect.zipRight(flows, analytics)), scope),
                  Effect.asVoid(network)
                ),
                services
              )
            : Effect.flatMap(flows, ({ open }) => open(chunk))
        )
      )
    })
  )
