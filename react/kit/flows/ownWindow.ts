import * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { PageFramed } from "../../../core/wallets/requests/errors.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"

/**
 * Fails inside another site's page that may not frame this one. A page that stands by itself loads nothing of what tells
 * who frames it.
 */
export const ownWindow = (
  allowed: ReadonlyArray<string>,
  safe: string | undefined
): Effect.Effect<void, PageFramed | KitMissing> =>
  globalThis.parent === globalThis.self
    ? Effect.void
    : Effect.flatMap(
        loadChunk(() => import("../../../services/wallets/requests/OwnWindow.ts")),
        ({ hereAlone }) => hereAlone(allowed, safe)
      )
