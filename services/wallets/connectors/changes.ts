import * as Effect from "effect/Effect"
import type { WalletChange, WalletConnector } from "./Connector.ts"
import { ignoreErrors } from "./ignoreErrors.ts"

/**
 * Creates the emitter of a connector's changes: `notify` calls every current listener, and one that throws does not stop
 * the others.
 */
export const makeChanges = (): {
  readonly notify: (change: WalletChange) => void
  readonly listen: WalletConnector["listen"]
} => {
  const listeners = new Set<(change: WalletChange) => void>()
  return {
    notify: (change) => {
      for (const listener of [...listeners]) ignoreErrors(() => listener(change))
    },
    listen: (listener) =>
      Effect.asVoid(
        Effect.acquireRelease(
          Effect.sync(() => {
            const own = (change: WalletChange): void => listener(change)
            listeners.add(own)
            return own
          }),
          (own) => Effect.sync(() => listeners.delete(own))
        )
      )
  }
}
