import type { Namespace } from "../../chain/network/ids.ts"
import type { ConnectionState } from "../../wallets/connection/events.ts"
import { isSameId } from "../../wallets/connection/state.ts"
import type { Connector } from "../../wallets/connectors/schema.ts"

/** The kinds of wallets that are on the page itself. */
const onPage: ReadonlySet<Connector["type"]> = new Set(["ANNOUNCED", "INJECTED", "EXTERNAL"])

/**
 * Returns the wallets on this page that may pay for one transfer: those of the namespace that are not connected. Only
 * EVM networks.
 */
export const listLenders = (
  connectors: ReadonlyArray<Connector>,
  { connections, restoring }: Pick<ConnectionState, "connections" | "restoring">,
  namespace: Namespace
): ReadonlyArray<Connector> =>
  namespace !== "eip155"
    ? []
    : connectors.filter(
        ({ chain, id, type }) =>
          chain === namespace &&
          onPage.has(type) &&
          [...connections, ...restoring].every(({ connectorId }) => !isSameId(connectorId, id))
      )
