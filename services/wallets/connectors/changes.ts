import * as Effect from "effect/Effect"
import type { WalletChange, WalletConnector } from "./Connector.ts"
import { ignoreErrors } from "./emitter.ts"

/** What a connector tells by itself: `tell` reaches everybody who listens then, and one that throws stops nobody. */
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
