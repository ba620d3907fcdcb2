import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { FailedToDisconnectChains } from "../../../core/wallets/connection/errors.ts"
import type { Connection, ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { isOneSession } from "../../../core/wallets/connectors/ids.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import type { Store } from "../../foundation/store/Store.ts"
import type { Connectors } from "../connectors/Connectors.ts"
import { createDisconnectedEvents } from "./connectionEvents.ts"

/** Notifies a wallet that it is disconnected. Returns its namespace if it reports an error in time. */
const notifyWallet = Effect.fnUntraced(function* (
  connectors: Connectors["Type"],
  { connectorId, namespace }: Connection
) {
  const wallet = yield* Effect.option(connectors.get(connectorId, namespace))
  if (Option.isNone(wallet)) return null // it is not on the page
  const answer = yield* Effect.exit(
    warnOnFailure("disconnect")(Effect.asVoid(Effect.timeoutOption(wallet.value.disconnect, millis.signOut)))
  )
  return Exit.isFailure(answer) ? namespace : null
})

/** Returns a function that notifies wallets, each in a fiber of the scope. */
export const makeNotifyWallets = (connectors: Connectors["Type"], scope: Scope.Scope) => {
  const start = (connection: Connection) =>
    Effect.forkIn(Effect.interruptible(notifyWallet(connectors, connection)), scope)
  return (leaving: ReadonlyArray<Connection>) => Effect.forEach(leaving, start)
}

/** The connections to end: of one connector or of all, on one namespace or on all. */
interface Leaving {
  readonly connectorId?: string | undefined
  readonly namespace?: Namespace | undefined
  readonly keepOpen?: boolean | undefined
  readonly by?: "host" | "visitor" | undefined
}

/** Disconnects wallets. The returned effect waits for their answers. */
export const disconnect = (
  store: Store["Type"],
  notifyWallets: ReturnType<typeof makeNotifyWallets>,
  { by, connectorId, keepOpen, namespace }: Leaving
): Effect.Effect<Effect.Effect<void, FailedToDisconnectChains>> =>
  Effect.gen(function* () {
    const { connection, modal, wallet } = yield* store.state
    const { attempt } = connection
    // A page that signs its visitor out also ends an attempt that would sign them in again.
    if (by === "host" && attempt?._tag === "Asking" && isFor(attempt, connectorId, namespace))
      yield* store.dispatch({ _tag: modal.open ? "WentBack" : "Closed" })
    const live = [...connection.connections, ...connection.restoring]
    const isWholeSession = wallet.connectors.some(
      (connector) => isOneSession(connector) && connectorId !== undefined && isSameId(connector.id, connectorId)
    )
    const isLeaving = (candidate: Connection): boolean =>
      (connectorId === undefined || isSameId(candidate.connectorId, connectorId)) &&
      (isWholeSession || namespace === undefined || candidate.namespace === namespace)
    const leaving = live.filter(isLeaving)
    const absent = connection.absent.filter(isLeaving)
    // The active namespace last: if all end, the visitor stays on its network.
    const active = splitNetworkId(store.getState().chain.active).namespace
    leaving.sort((a, b) => Number(a.namespace === active) - Number(b.namespace === active))
    // An absent wallet is not restored either.
    yield* store.dispatch(
      ...absent.map((item): KitEvent => {
        return { _tag: "RestoreFailed", connectorId: item.connectorId, namespace: item.namespace, left: true }
      }),
      ...createDisconnectedEvents(leaving, live.length, keepOpen, by)
    )
    const answers = yield* notifyWallets([...absent, ...leaving])
    return Effect.flatMap(Fiber.joinAll(answers), (failed) => {
      const chains = [...new Set(failed.filter((failure) => failure !== null))]
      return chains.length === 0 ? Effect.void : new FailedToDisconnectChains({ reason: chains.join(", ") })
    })
  })

/** True if an attempt is for this connector and namespace; undefined means any. */
const isFor = (attempt: ConnectRequest, connectorId: string | undefined, namespace: Namespace | undefined): boolean =>
  (connectorId === undefined || isSameId(attempt.connectorId, connectorId)) &&
  (namespace === undefined || attempt.namespace === undefined || attempt.namespace === namespace)
