import type * as Registry from "@effect-rx/rx/Registry"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Runtime from "effect/Runtime"
import * as Context from "effect/Context"
import * as Scope from "effect/Scope"
import type { Device } from "../../../core/foundation/platform/device.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { KitState } from "../../../core/state.ts"
import { ImageUrls } from "../../../services/foundation/platform/ImageUrls.ts"
import { keepLines } from "../../../services/foundation/log/keepLines.ts"
import type { Log } from "../../../services/foundation/log/Log.ts"
import { logEvents } from "../../../services/foundation/log/logEvents.ts"
import type { PlainStore } from "../../../services/foundation/store/plainStore.ts"
import { getStore } from "../../../services/foundation/store/Store.ts"
import type { NotifyOfChanges } from "../../../services/kit/analytics/recordChanges.ts"
import { oneNameLayer } from "../../../services/kit/host/oneName.ts"
import { makeConnectors } from "../../../services/wallets/connectors/Connectors.ts"
import { fromEip1193 } from "../../../services/wallets/connectors/fromEip1193.ts"
import { imageUrlsRx, loadedViewsRx, textsRx } from "../../foundation/state/atoms.ts"
import { runtimeRx } from "../../foundation/state/serviceAtoms.ts"
import type { Frame } from "../frame/createFrame.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { buildKit } from "./buildKit.ts"
import { flowsLayer } from "../flows/flowsLayer.ts"
import { createHostCalls } from "./createHostCalls.ts"
import type { Backlog } from "../../../core/foundation/data/backlog.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { Eip1193Provider } from "../../../services/wallets/connectors/fromEip1193.ts"
import type { Moments } from "../../../services/foundation/log/keepMoments.ts"

/** A wallet of the page: its id and namespace in the list, and its provider. */
export type FoundWallet = readonly [connectorId: string, namespace: Namespace, provider: Eip1193Provider]

/** Dependencies of the services: the parts of a kit that draw its first view. */
export interface LazyContext {
  readonly read: Options
  readonly options: LatchkeyOptions
  readonly frame: Frame
  readonly store: PlainStore
  readonly start: KitState
  /** The wallets that the page has listed. */
  readonly found: Backlog<FoundWallet>
  /** The number of announcements that could not be listed, counted after each. */
  readonly dropped: Backlog<number>
  /** The state changes so far, in debug mode. */
  readonly moments: Moments | undefined
  readonly device: Device
  readonly registry: Registry.Registry
  readonly recordedChanges: NotifyOfChanges | null
  readonly loadReports: () => Promise<typeof import("./reportOptions.ts")>
}

/** Starts the services. Everything it starts is tied to one scope, which `dispose` closes. */
export const startServices = ({
  device,
  dropped,
  found,
  frame,
  moments,
  options,
  read,
  registry,
  start,
  store: plain,
  recordedChanges,
  loadReports: telling
}: LazyContext) => {
  const store = getStore(plain)
  const { clear, connectors } = makeConnectors()
  found.take(([id, namespace, provider]) => connectors.add(id, namespace, fromEip1193(provider, id)))
  const lines = keepLines(read.config.debug)
  const baseRuntime = lines.withLogger(Runtime.defaultRuntime)
  const page = {
    ...read,
    hostElements: options,
    relayClient: {},
    dialog: frame.dialog,
    received: moments?.moments
  }
  if (moments) logEvents(moments, baseRuntime)
  dropped.take((count) => void Runtime.runFork(baseRuntime)(Effect.logDebug("AnnouncementsDropped", count)))
  // The pointer reaches the card before a press.
  frame.card.addEventListener(
    "pointerover",
    () =>
      void import("../frame/sharePicture.ts").then(
        ({ sharePicture }) => sharePicture(frame),
        () => {} // pictures do not move
      ),
    { once: true }
  )
  const scope = Effect.runSync(Scope.make())
  const flows = flowsLayer(
    page,
    (views, texts) => {
      registry.update(textsRx, (loaded) => ({ ...loaded, ...texts }))
      registry.update(loadedViewsRx, (loaded) => ({ ...loaded, ...views }))
    },
    lines.take,
    recordedChanges
  )
  const oneName = oneNameLayer(
    read.storageName,
    (isLate) =>
      void telling().then(
        ({ reportSameName: printSameName }) => printSameName(read.storageName, isLate),
        () => {}
      )
  )
  const building = Runtime.runFork(baseRuntime)(
    Scope.extend(buildKit({ page, start, store, connectors, device, flows, oneName }), scope)
  )
  const ready = Effect.runPromise(Fiber.join(building))
  ready.then(
    (runtime) => {
      registry.set(imageUrlsRx, Context.get(runtime.context, ImageUrls))
      registry.set(runtimeRx, runtime)
    },
    () => {}
  )
  const calls = createHostCalls({ store, base: baseRuntime, ready, mobile: device.mobile })
  let log: Promise<Log["Type"]> | undefined
  /** Returns the log; its code is loaded with the first line. */
  const getLog = (): Promise<Log["Type"]> =>
    (log ??= import("../../../services/foundation/log/Log.ts")
      .then(({ readLog }) => readLog(lines.take))
      .catch((cause: unknown) => {
        log = undefined // the next line tries again
        return throwMissing(cause)
      }))
  lines.take(() => void getLog().catch(() => {}))
  return {
    calls,
    log: () => getLog().then(({ blob }) => Effect.runPromise(blob)),
    dispose: async (unmount: () => void) => {
      await Effect.runPromise(Fiber.interrupt(building))
      await calls.dispose()
      unmount()
      await Effect.runPromise(Scope.close(scope, Exit.void))
      clear()
    }
  }
}
