import * as Effect from "effect/Effect"
import { createNetworkError } from "../../chain/network/suggestNetwork.ts"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { activeConnection, displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { connectionLayer } from "./connect.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { writeSession } from "../storage/session.ts"
import { Run } from "../../run/world.ts"

/**
 * `network use <id>`: stores a network for later runs with the same services. A connected wallet switches with its next
 * request, so the network must be in a namespace that it is connected on; without a wallet, any known network is
 * accepted.
 */
export const getNetworkUse = (id: string) =>
  Effect.gen(function* () {
    const { session } = yield* Run
    const store = yield* Store
    const { chain, connection } = yield* store.state
    const known = chain.networks.find((network) => network.id === id)
    if (known === undefined) {
      const ids = chain.networks.map(({ id }) => id)
      return yield* createNetworkError(id, chain.networks, `It must be one of ${ids.join(", ")}.`)
    }
    const all = [...connection.connections, ...connection.restoring]
    const wallet = displayedConnection(connection, known.namespace)
    const [other] = all
    if (wallet === undefined && other !== undefined) {
      return yield* createUsageError(
        `${other.name} is not connected on ${known.namespace}, so it cannot use ${known.name} (${known.id}).`,
        `Connect a wallet on that namespace, or disconnect first. The wallet is on ${findNetwork(chain.networks, other.network).name} (${other.network}).`
      )
    }
    // A wallet that is live in this run switches now; the wallet of an earlier run, with its next request.
    if (activeConnection(connection, known.namespace) !== undefined) yield* (yield* Networks).switchTo(known.id)
    else yield* store.dispatch({ _tag: "NetworkSwitched", to: known.id })
    const now = yield* store.state
    const onNewNetwork = (item: Connection): Connection => (item === wallet ? { ...item, network: known.id } : item)
    if (session !== undefined)
      yield* writeSession(session, {
        ...now,
        connection: { ...now.connection, restoring: now.connection.restoring.map(onNewNetwork) }
      })
    const account = wallet === undefined ? null : accountId(known.id, wallet.accounts[0].address)
    const report: Report = {
      data: { network: known.id, namespace: splitNetworkId(known.id).namespace, account, kept: session !== undefined },
      lines: [
        session === undefined
          ? `${known.name} (${known.id}) is known; a replay stores nothing between runs.`
          : wallet === undefined
            ? `${known.name} (${known.id}) is now the network of later runs. No wallet is connected.`
            : `${wallet.name} now uses ${known.name} (${known.id}).`
      ]
    }
    return report
  }).pipe(provideWorld(connectionLayer))
