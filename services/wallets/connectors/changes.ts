import * as Effect from "effect/Effect"
import type { WalletChange, WalletConnector } from "./Connector.ts"
import { ignoreErrors } from "./ignoreErrors.ts"

/**
 * Creates the emitter of a connector's changes: `tell` calls every current listener, and one that throws does not stop
 * the others.
 */
export const makeChanges = (): {
  readonly tell: (change: WalletChange) => void
  readonly listen: WalletConnector["listen"]
} => {
  const listeners = new Set<(change: WalletChange) => void>()
  return {
    tell: (change) => {
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
