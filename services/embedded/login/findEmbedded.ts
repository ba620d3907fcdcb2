import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Network } from "../../../core/chain/network/schema.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { socialKeys } from "../../../core/embedded/login/keys.ts"
import { hasResult } from "../../../core/embedded/social/hasResult.ts"
import { getSiteOrigin } from "../../../core/embedded/wire/getSiteOrigin.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { runOrReject } from "../../foundation/chunks/runOrReject.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { createLazyConnector } from "../../wallets/connectors/lazyConnector.ts"
import type { EmbeddedPage } from "./createEmbeddedPart.ts"

/** The options that decide whether a page has an embedded wallet. */
interface PageOptions extends EmbeddedPage {
  readonly networks: ReadonlyArray<Network>
  readonly config: { readonly basic: boolean }
}

/**
 * Provides the embedded wallet, whose code loads with a sign-in or after an earlier one. It is not a row of the list.
 * Without a project or a secure site there is no embedded wallet. docs/spec/embedded.md#frame.
 */
export const findEmbedded = (options: PageOptions) => {
  const site = getSiteOrigin(options.endpoints.secureSite, location.origin)
  return options.projectId === "" || site === null || options.config.basic
    ? Layer.empty
    : Layer.scopedDiscard(
        Effect.gen(function* () {
          const connectors = yield* Connectors
          const store = yield* Store
          const scope = yield* Effect.scope
          const runtime = yield* Effect.runtime<Storage | Store>()
          const wallet = createLazyConnector(() =>
            runOrReject(
              runtime,
              Effect.flatMap(
                loadChunk(() => import("./createEmbeddedPart.ts")),
                ({ createEmbeddedPart }) => createEmbeddedPart(options, site, scope)
              )
            )
          )
          // The page was left for a sign-in: the embedded wallet continues it.
          if (hasResult(location.search)) yield* Effect.forkScoped(Effect.ignore(wallet.connect({ silent: true })))
          else if (yield* isWindowOpen(options.storageName))
            yield* Effect.forkScoped(
              Effect.ignore(
                Effect.flatMap(
                  loadChunk(() => import("../social/awaitSignInWindow.ts")),
                  ({ awaitSignInWindow }) =>
                    awaitSignInWindow(options.storageName, site, wallet.connect({ silent: true }))
                )
              )
            )
          for (const chain of new Set(options.networks.map(({ namespace }) => namespace)))
            if (chain === "eip155" || chain === "solana") {
              connectors.add(connectorIds.auth, chain, wallet)
              yield* store.dispatch({
                _tag: "WalletsAnnounced",
                connectors: [{ id: connectorIds.auth, type: "AUTH", name: "Auth", chain, icon: "" }]
              })
            }
        })
      )
}

/** True if a sign-in window of this page was open before a reload. */
const isWindowOpen = (storageName: string) =>
  Effect.flatMap(Storage, (storage) => storage.get(formatStorageKey(storageName, socialKeys.state))).pipe(
    Effect.map((state) => !!state)
  )
