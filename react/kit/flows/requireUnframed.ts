import * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"

/**
 * Fails if the page is framed by a site that is not allowed to. A page that is not framed loads no code for this.
 */
export const requireUnframed = (
  allowed: ReadonlyArray<string>,
  safeApi: string | undefined
): Effect.Effect<void, PageFramed | KitMissing> =>
  globalThis.parent === globalThis.self
    ? Effect.void
    : Effect.flatMap(
        loadChunk(() => import("../../../services/wallets/requests/OwnWindow.ts")),
        ({ requireOwnWindow }) => requireOwnWindow(allowed, safeApi)
      )
