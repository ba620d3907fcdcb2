import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { ConnectorNotFound } from "../../../core/wallets/connection/errors.ts"
import type { WalletConnector } from "./Connector.ts"

/**
 * The registry of live wallets. The state names a wallet by its connector's id and namespace; the registry maps that to
 * what reaches the wallet. A later one of the same name does not replace the first: two wallets may claim one rdns.
 */
export class Connectors extends Context.Tag("services/Connectors")<
  Connectors,
  {
    readonly put: (connectorId: string, namespace: Namespace, wallet: WalletConnector) => Effect.Effect<void>
    readonly get: (connectorId: string, namespace: Namespace) => Effect.Effect<WalletConnector, ConnectorNotFound>
    /** Removes a wallet that left the page. */
    readonly drop: (connectorId: string, namespace: Namespace) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

/** Ids are compared case-insensitively (docs/spec/wallets.md#connection-ids). */
const keyOf = (connectorId: string, namespace: Namespace): string => `${namespace}:${connectorId.toLowerCase()}`

/** The failure for an id that no wallet has. */
export const connectorMissing = (connectorId: string): ConnectorNotFound => new ConnectorNotFound({ connectorId })

const make = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new Map<string, WalletConnector>()),
    (known) => Effect.sync(() => known.clear())
  ),
  (known) =>
    Connectors.of({
      put: (connectorId, namespace, wallet) =>
        Effect.sync(() => {
          const key = keyOf(connectorId, namespace)
          if (!known.has(key)) known.set(key, wallet)
        }),
      get: (connectorId, namespace) =>
        Effect.suspend(() => {
          const wallet = known.get(keyOf(connectorId, namespace))
          return wallet === undefined ? connectorMissing(connectorId) : Effect.succeed(wallet)
        }),
      drop: (connectorId, namespace) => Effect.sync(() => void known.delete(keyOf(connectorId, namespace)))
    })
)
