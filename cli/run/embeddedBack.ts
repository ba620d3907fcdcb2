import * as Effect from "effect/Effect"
import type { Namespace } from "../../core/chain/network/ids.ts"

/** Restores the embedded wallet, whose code loads only for who is signed in. */
export const embeddedBack = (namespace: Namespace) =>
  Effect.flatMap(
    Effect.promise(() => import("../embedded/login/embeddedBack.ts")),
    (loaded) => loaded.embeddedBack(namespace)
  )
