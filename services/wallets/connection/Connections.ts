import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import {
  type FailedToDisconnectChains,
  ModalClosed,
  SupersededFailure
} from "../../../core/wallets/connection/errors.ts"
import type { Attempt, Connection, ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { isSameId, areSameRequest } from "../../../core/wallets/connection/state.ts"
import { catchDefects } from "../../foundation/log/catchDefects.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ask, type AccountsError } from "./ask.ts"
import { createConnectedChanges, getNamespaceToRequest } from "./connectionEvents.ts"
import { disconnect, makeNotifyWallets } from "./disconnect.ts"
import { makePendingCall } from "./pendingCall.ts"

/** Connects and disconnects wallets. The store holds the results. */
export class Connections extends Context.Tag("services/Connections")<
  Connections,
  {
    /**
     * Connects a wallet, as if the visitor had selected it. Returns the live connection, or the active one if there are
     * several; fails with `ModalClosed` if the visitor went back or closed the modal meanwhile, and with
     * `SupersededFailure` if another wallet was selected or the modal was opened at another view.
     * Sends one request to the wallet; never retries.
     */
    readonly connect: (
      request: ConnectRequest
    ) => Effect.Effect<Connection, AccountsError | ModalClosed | SupersededFailure | Unforeseen>
    /**
     * Disconnects one wallet, on one namespace or on all, or disconnects all wallets. They are not reconnected
     * automatically. Completes once the state has changed, while the wallets are still being notified. The returned
     * effect completes when each has answered, or after 3 s, and fails if one of them reports an error. `by`: the
     * caller, by default the visitor.
     */
    readonly disconnect: (
      connectorId?: string,
      namespace?: Namespace,
      keepOpen?: boolean,
      by?: "host" | "visitor"
    ) => Effect.Effect<Effect.Effect<void, FailedToDisconnectChains>>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const make = Effect.gen(function* () {
  const store = yield* Store
  const notifyWallets = makeNotifyWallets(yield* Connectors, yield* Effect.scope)
  const current = yield* FiberHandle.make()
  const pending = yield* makePendingCall<ConnectRequest, Connection, AccountsError | SupersededFailure | Unforeseen>()

  // The state changes first: callers that wait for the end of an attempt find the result there. Interrupts this fiber,
  // but only at a step boundary.
  const end: EndAttempt = (exit, events, leaving = []) =>
    Effect.uninterruptible(
      Effect.zipRight(store.dispatch(...events), Effect.zipRight(pending.complete(exit), notifyWallets(leaving)))
    )

  // Until then, a requested wallet may still announce itself, or the code that lists it may still load.
  const listing = yield* Effect.forkScoped(Effect.sleep(millis.reconnectWait))
  const attempt = makeAttempt(store, end, Fiber.await(listing))

  // The modal can be opened at another view during an attempt, which ends it as well.
  let isReplaced = false
  yield* store.subscribe((_, events) => {
    for (const { _tag } of events)
      if (_tag === "Opened") isReplaced = true
      else if (_tag === "ConnectStarted" || _tag === "Closed" || _tag === "WentBack") isReplaced = false
  })

  // Follows the state: any event that ends the attempt in the state interrupts it here.
  yield* follow(
    ({ connection }) => connection.attempt,
    (next: Attempt | null) => {
      if (next?._tag === "Asking")
        return Effect.zipRight(
          pending.supersede((request) => {
            const { attempt } = store.getState().connection
            return attempt?._tag !== "Asking" || areSameRequest(request, attempt)
          }),
          FiberHandle.run(current, attempt(next))
        )
      if (next?._tag === "Failed") return Effect.void
      if (store.getState().connection.attempt !== null) return Effect.void // a later attempt has started meanwhile
      return Effect.zipRight(
        FiberHandle.clear(current),
        pending.complete(Effect.failSync(() => (isReplaced ? new SupersededFailure() : new ModalClosed())))
      )
    }
  )

  return Connections.of({
    connect: (options) =>
      Effect.suspend(() => {
        const { attempt } = store.getState().connection
        const request = toCanonicalRequest(store.getState(), options)
        const same = attempt?._tag === "Asking" && areSameRequest(attempt, request) ? pending.pending() : undefined
        return same ?? pending.wait(request, store.dispatch({ _tag: "ConnectStarted", ...request }))
      }),
    disconnect: (connectorId, namespace, keepOpen, by) =>
      disconnect(store, notifyWallets, { connectorId, namespace, keepOpen, by })
  })
})

/**
 * Returns the request with the connector's own spelling of its id, and without a namespace that is chosen anyway, so
 * that two calls for one connection are the same request.
 */
const toCanonicalRequest = (state: KitState, { namespace, ...request }: ConnectRequest): ConnectRequest => {
  const connector = state.wallet.connectors.find(({ id }) => isSameId(id, request.connectorId))
  const known = { ...request, connectorId: connector?.id ?? request.connectorId }
  const isDefault = connector !== undefined && namespace === getNamespaceToRequest(state, known)
  return namespace === undefined || isDefault ? known : { ...known, namespace }
}

/** Dispatches the events, then ends the wait and notifies the wallets that leave. */
type EndAttempt = (
  exit: Effect.Effect<Connection, AccountsError | Unforeseen>,
  events: ReadonlyArray<KitEvent>,
  leaving?: ReadonlyArray<Connection>
) => Effect.Effect<unknown>

const makeAttempt =
  (store: Store["Type"], end: EndAttempt, listed: Effect.Effect<unknown>) => (requested: ConnectRequest) =>
    Effect.flatMap(awaitWallet(requested, listed), (request) => {
      const namespace = getNamespaceToRequest(store.getState(), request)
      return Effect.matchEffect(warnOnFailure("connect")(catchDefects(ask({ ...request, namespace }, false))), {
        onFailure: (error) =>
          end(Effect.fail(error), [
            { _tag: "ConnectFailed", connectorId: request.connectorId, error: toFailureData(error) }
          ]),
        onSuccess: (live) => {
          const { active, events, leaving } = createConnectedChanges(store.getState(), request, namespace, live)
          return end(Effect.succeed(active), events, leaving)
        }
      })
    })

/**
 * Waits for a wallet that is not on the page yet, at most until `listed` ends. Returns the request with the connector's
 * own spelling of its id. docs/spec/wallets.md#connection-connecting.
 */
const awaitWallet = Effect.fnUntraced(function* (request: ConnectRequest, listed: Effect.Effect<unknown>) {
  const store = yield* Store
  const connectors = yield* Connectors
  const namespace = getNamespaceToRequest(store.getState(), request)
  if (Option.isSome(yield* Effect.option(connectors.get(request.connectorId, namespace)))) return request
  const find = ({ wallet }: KitState) =>
    wallet.connectors.find(
      ({ chain, id }) => isSameId(id, request.connectorId) && chain === (request.namespace ?? chain)
    )
  yield* Effect.raceFirst(
    until((state) => find(state) !== undefined),
    listed
  )
  return { ...request, connectorId: find(store.getState())?.id ?? request.connectorId }
})
