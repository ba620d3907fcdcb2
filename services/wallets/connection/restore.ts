import type { TimeoutException } from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { connectorIds, isOneSession } from "../../../core/wallets/connectors/ids.ts"
import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import type { KitState } from "../../../core/state.ts"
import { catchDefects } from "../../foundation/log/catchDefects.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { ask, type AccountsError, gaveNoAccount } from "./ask.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * Restores the connections of an earlier visit without a prompt: waits at most three seconds for a wallet to announce
 * itself, then requests its accounts. A connection whose wallet is absent stays stored; one whose session has ended is
 * removed.
 * docs/spec/wallets.md#connection-restoring.
 */
export const restoreLayer = Layer.scopedDiscard(
  Effect.gen(function* () {
    const { config, connection } = yield* (yield* Store).state
    // A wallet that serves several namespaces gets one request, which returns them all.
    const wallets = connection.restoring.filter(
      (candidate, index, all) =>
        all.findIndex(({ connectorId }) => isSameId(connectorId, candidate.connectorId)) === index
    )
    yield* Effect.forkScoped(
      Effect.forEach(wallets, ({ connectorId }) => restore(connectorId), { concurrency: "unbounded", discard: true })
    )
    if (!config.enableReconnect && connection.remembered.some((id) => isSameId(id, connectorIds.walletConnect)))
      yield* Effect.forkScoped(endSessions)
  })
)

const restore = traced("connection.restore")(function* (connectorId: string) {
  const store = yield* Store
  const getRemaining = () =>
    store.getState().connection.restoring.filter((item) => isSameId(item.connectorId, connectorId))
  const dispatchFailed = (absent: boolean) =>
    Effect.suspend(() =>
      store.dispatch(
        ...getRemaining().map(({ namespace }) => ({
          _tag: "RestoreFailed" as const,
          connectorId,
          namespace,
          ...(absent ? { absent } : {})
        }))
      )
    )
  const there = until(({ wallet }) => wallet.connectors.some(({ id }) => isSameId(id, connectorId)))
  yield* Effect.timeout(there, millis.reconnectWait).pipe(
    // The kind of wallet is known only once it has been announced.
    Effect.zipRight(
      Effect.suspend(() =>
        Effect.forEach(asOne(store.getState(), getRemaining()), ({ namespace }) =>
          catchDefects(ask({ connectorId, namespace }, true))
        )
      )
    ),
    Effect.map((answers) => answers.flat()),
    warnOnFailure("reconnect"),
    Effect.matchEffect({
      onFailure: (error) => dispatchFailed(!hasEnded(connectorId, error)),
      onSuccess: (live) =>
        Effect.suspend(() => {
          // The visitor may have disconnected or reconnected the wallet meanwhile.
          const back = live.filter(({ namespace }) => getRemaining().some((item) => item.namespace === namespace))
          return Effect.zipRight(
            store.dispatch(...back.map((connection) => ({ _tag: "Connected" as const, connection, restored: true }))),
            dispatchFailed(false)
          )
        })
    })
  )
})

const endings: ReadonlySet<string> = new Set(["NoSession", "SessionEnded", "SessionExpired", "SessionMalformed"])

/**
 * Returns true if a connection cannot be restored without its owner because its session has ended. A wallet of the page
 * that gives no account is locked; one that did not announce itself may do so later.
 */
const hasEnded = (connectorId: string, error: AccountsError | TimeoutException | Unforeseen): boolean =>
  endings.has(error._tag) ||
  (error._tag === "FailedToConnect" &&
    error.reason === gaveNoAccount &&
    [connectorIds.walletConnect, connectorIds.auth].some((id) => isSameId(id, connectorId)))

/**
 * Ends WalletConnect's sessions of earlier visits, at the wallet too: a kit that does not reconnect does not use them.
 * docs/spec/wallets.md#connection-restoring.
 */
const endSessions = Effect.gen(function* () {
  const { wallet } = yield* until(({ wallet }) => wallet.connectors.some(isSession))
  const { chain: namespace } = yield* Effect.fromNullable(wallet.connectors.find(isSession))
  yield* ask({ connectorId: connectorIds.walletConnect, namespace }, true)
}).pipe(Effect.ignore)

const isSession = ({ id }: Connector): boolean => id === connectorIds.walletConnect

/**
 * Returns the connections to request. A session holds all its namespaces; a wallet of the page gets a request on each.
 */
const asOne = ({ wallet }: KitState, remaining: ReadonlyArray<Connection>): ReadonlyArray<Connection> =>
  wallet.connectors.some(
    (connector) => isOneSession(connector) && remaining.some(({ connectorId }) => isSameId(connectorId, connector.id))
  )
    ? remaining.slice(0, 1)
    : remaining
