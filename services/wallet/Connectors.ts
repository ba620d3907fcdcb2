import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { ConnectorNotFound } from "../../core/connection/errors.ts"

/** What a wallet hands a page to talk to it (EIP-1193). Not data: it never enters the state, an event or storage. */
export interface Provider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on?: (event: string, listener: (value: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (value: unknown) => void) => unknown
}

/**
 * The living half of the wallets. The state names a wallet by its connector's id; this turns the id into what can be
 * asked. A later provider of the same id does not replace the first: two wallets may claim one rdns.
 */
export class Connectors extends Context.Tag("services/Connectors")<Connectors, {
  readonly put: (connectorId: string, provider: Provider) => Effect.Effect<void>
  readonly get: (connectorId: string) => Effect.Effect<Provider, ConnectorNotFound>
}>() {
  static readonly layer = Layer.scoped(this, Effect.suspend(() => make))
}

const make = Effect.map(
  Effect.acquireRelease(Effect.sync(() => new Map<string, Provider>()), (known) => Effect.sync(() => known.clear())),
  (known) =>
    Connectors.of({
      put: (connectorId, provider) =>
        Effect.sync(() => {
          const id = connectorId.toLowerCase() // ids are compared without regard to case (Spec §4)
          if (!known.has(id)) known.set(id, provider)
        }),
      get: (connectorId) =>
        Effect.suspend(() => {
          const provider = known.get(connectorId.toLowerCase())
          return provider === undefined ? new ConnectorNotFound({ connectorId }) : Effect.succeed(provider)
        })
    })
)
