import * as Effect from "effect/Effect"
import { Offline } from "../../../core/foundation/http/errors.ts"
import type { Online } from "../platform/Online.ts"

/** Fails with `Offline` if the device reports that it has no network. */
export const requireOnline = (online: Online["Type"], call: string): Effect.Effect<void, Offline> =>
  Effect.flatMap(online.now, (isOnline) => (isOnline ? Effect.void : new Offline({ call })))
