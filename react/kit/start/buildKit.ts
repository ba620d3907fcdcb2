import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { Device } from "../../../core/foundation/platform/device.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { KitState } from "../../../core/state.ts"
import type { RelayClient } from "../../../services/foundation/platform/Settings.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"
import { livePage, Page } from "../../../services/foundation/platform/Page.ts"
import { Platform } from "../../../services/foundation/platform/Platform.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { buildServices, buildInOwnTask, type KitServices } from "../../../services/kit/start/kitLayer.ts"
import { createWalletFinders } from "../../../services/kit/start/createWalletFinders.ts"
import type { HostMethods } from "../../../services/kit/methods/HostMethods.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import type { flowsLayer } from "../flows/flowsLayer.ts"

/** The parts of a kit that exist before its services. */
export interface KitParts {
  readonly page: Options & { readonly relayClient: RelayClient; readonly dialog: Element }
  /** The initial state; `store` may have a later one. */
  readonly start: KitState
  readonly store: Store["Type"]
  readonly connectors: Connectors["Type"]
  readonly device: Device
  readonly flows: ReturnType<typeof flowsLayer>
  readonly oneName: Layer.Layer<never>
}

/**
 * Builds a kit's services in the scope, once the page has painted: one after another, each in its own task. Returns
 * their runtime.
 */
export const buildKit = Effect.fnUntraced(function* ({
  connectors,
  device,
  flows,
  oneName,
  page: options,
  start,
  store
}: KitParts) {
  yield* livePage.painted
  const storage = yield* buildInOwnTask(Storage.layer(() => localStorage))
  const page = storage.pipe(
    Context.add(Store, store),
    Context.add(Connectors, connectors),
    Context.add(Page, livePage),
    Context.add(Platform, device)
  )
  const { signIn } = options
  // Before the first wallet can be asked.
  if (signIn)
    connectors.asking.accounts = (ask) =>
      Effect.matchEffect(
        loadChunk(() => import("../../../services/onchain/siwx/oneTap.ts")),
        {
          onFailure: () => ask("eth_requestAccounts"),
          onSuccess: ({ connectWithSignIn }) => Effect.provide(connectWithSignIn(signIn, ask), page)
        }
      )
  // Wallets must be listed before the services request one.
  for (const finder of createWalletFinders(options)) yield* Effect.provide(buildInOwnTask(finder), page)
  const services = Context.merge(page, yield* Effect.provide(buildServices(start, options.storageName), page))
  const host = yield* Effect.provide(buildInOwnTask(flows), services)
  yield* buildInOwnTask(oneName)
  return yield* Effect.provide(Effect.runtime<HostMethods | KitServices>(), Context.merge(services, host))
})
