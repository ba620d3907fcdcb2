import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { ConnectorNotFound } from "../../../core/wallets/connection/errors.ts"
import type { RequestAccounts, WalletConnector } from "./Connector.ts"

/**
 * The registry of live wallets. The state names a wallet by its connector's id and namespace; the registry maps that to
 * its connector. A later wallet with the same name does not replace the first: two wallets may claim one rdns.
 */
export class Connectors extends Context.Tag("services/Connectors")<
  Connectors,
  {
    readonly put: (connectorId: string, namespace: Namespace, wallet: WalletConnector) => Effect.Effect<void>
    /** Does what `put` does, for callers that cannot run an effect: a page lists its wallets before its services are built. */
    readonly add: (connectorId: string, namespace: Namespace, wallet: WalletConnector) => void
    readonly get: (connectorId: string, namespace: Namespace) => Effect.Effect<WalletConnector, ConnectorNotFound>
    /** The function that asks wallets for their accounts, if the kit adds to that request. */
    readonly asking: {
      accounts?: RequestAccounts
      /** Returns a connector to use in place of the wallet's own. Recorders use this to record the exchange. */
      through?: (connectorId: string, namespace: Namespace, wallet: WalletConnector) => WalletConnector
    }
    /** Removes a wallet that left the page. */
    readonly drop: (connectorId: string, namespace: Namespace) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.map(
      Effect.acquireRelease(
        Effect.sync(() => makeConnectors()),
        ({ clear }) => Effect.sync(clear)
      ),
      ({ connectors }) => connectors
    )
  )
}

/** Ids are compared case-insensitively (docs/spec/wallets.md#connection-ids). */
const getKey = (connectorId: string, namespace: Namespace): string => `${namespace}:${connectorId.toLowerCase()}`

/**
 * Creates a registry without an effect, with the function that empties it when the kit ends. Call it once for each kit.
 */
export const makeConnectors = (): { readonly connectors: Connectors["Type"]; readonly clear: () => void } => {
  const known = new Map<string, WalletConnector>()
  const asking: Connectors["Type"]["asking"] = {}
  const add: Connectors["Type"]["add"] = (connectorId, namespace, wallet) => {
    const key = getKey(connectorId, namespace)
    if (!known.has(key)) known.set(key, wallet)
  }
  return {
    clear: () => known.clear(),
    connectors: Connectors.of({
      add,
      asking,
      put: (...wallet) => Effect.sync(() => add(...wallet)),
      get: (connectorId, namespace) =>
        Effect.suspend(() => {
          const wallet = known.get(getKey(connectorId, namespace))
          return wallet === undefined
            ? new ConnectorNotFound({ connectorId })
            : Effect.succeed(asking.through?.(connectorId, namespace, wallet) ?? wallet)
        }),
      drop: (connectorId, namespace) => Effect.sync(() => void known.delete(getKey(connectorId, namespace)))
    })
  }
}
