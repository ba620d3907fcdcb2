import * as Effect from "effect/Effect"
import { Offline } from "../../../core/foundation/http/errors.ts"
import type { Online } from "../platform/Online.ts"

/** Fails if the device reports no network, before anything is sent. */
export const requireOnline = (online: Online["Type"], call: string): Effect.Effect<void, Offline> =>
  Effect.flatMap(online.now, (isOnline) => (isOnline ? Effect.void : new Offline({ call })))
