import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Fiber from "effect/Fiber"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import {
  FailedToDisconnectChains,
  type ModalClosed,
  type SupersededFailure
} from "../../../core/wallets/connection/errors.ts"
import { sameId, sameRequest } from "../../../core/wallets/connection/state.ts"
import type { ConnectRequest, Attempt, Connection } from "../../../core/wallets/connection/events.ts"
import type { KitEvent } from "../../../core/event.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import { isOneSession } from "../../../core/wallets/connectors/ids.ts"
import { findWallet } from "../../../core/wallets/catalogue/findWallet.ts"
import { catalogued } from "../../foundation/log/catalogued.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ask, type AskError } from "./ask.ts"
import { makePendingCall, modalClosed } from "./pendingCall.ts"

/** Connects and disconnects wallets. The results are in the store. */
export class Connections extends Context.Tag("services/Connections")<
  Connections,
  {
    /**
     * Connects a wallet, as if the visitor had chosen it. Returns the live connection, or the active one if there are
     * several; fails with `ModalClosed` if the visitor went back or closed the modal meanwhile, and with
     * `SupersededFailure` if another wallet was chosen.
     * Sends one request to the wallet; never retries.
     */
    readonly connect: (
      asked: ConnectRequest
    ) => Effect.Effect<Connection, AskError | ModalClosed | SupersededFailure | Unforeseen>
    /**
     * Disconnects one wallet, on one namespace or on all, or disconnects all wallets. It is not reconnected
     * automatically. Ends when the state has changed; the wallets are notified meanwhile. The returned effect ends when
     * each has answered, or after 3 s, and fails if one of them reports an error. `by`: who wants it, by default the
     * visitor.
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
  const connectors = yield* Connectors
  const scope = yield* Effect.scope
  const work = yield* FiberHandle.make()
  const turn = yield* makePendingCall<ConnectRequest, Connection, AskError | Unforeseen>()

  // The state changes first: callers that wait for the end of an attempt find the result there. Interrupts this fiber,
  // but only at a step boundary.
  const told = (
    exit: Effect.Effect<Connection, AskError | Unforeseen>,
    events: ReadonlyArray<KitEvent>,
    leaving: ReadonlyArray<Connection> = []
  ) =>
    Effect.uninterruptible(
      Effect.zipRight(store.dispatch(...events), Effect.zipRight(turn.settle(exit), forgotten(leaving)))
    )

  /** Adds the wallet to the recent ones. docs/spec/wallets.md#catalogue-recent-wallets. */
  const used = ({ connectorId, name }: Connection, { walletId }: ConnectRequest): ReadonlyArray<KitEvent> => {
    const { config, wallet } = store.getState()
    const connector = wallet.connectors.find(({ id }) => id === connectorId)
    const chosen = walletId === undefined ? undefined : findWallet(wallet, config.customWallets, walletId)
    // A wallet that scanned the QR code was not chosen from the list, so it is unknown which one it is.
    if (chosen === undefined && connector !== undefined && isOneSession(connector)) return []
    return [
      {
        _tag: "WalletUsed",
        wallet: chosen ?? { id: connectorId, name, rdns: connector?.rdns, chains: [], onPage: true }
      }
    ]
  }

  /**
   * Without support for several wallets, a new wallet replaces the others on its namespaces.
   * docs/spec/wallets.md#connection-several-wallets.
   */
  const replaced = (live: ReadonlyArray<Connection>): ReadonlyArray<Connection> => {
    const { config, connection } = store.getState()
    return config.resolved.multiWallet
      ? []
      : connection.connections.filter((one) =>
          live.some(
            ({ connectorId, namespace }) => namespace === one.namespace && !sameId(connectorId, one.connectorId)
          )
        )
  }

  /** Without support for several wallets, those that are absent do not come back next to a new one. */
  const outdated = (live: ReadonlyArray<Connection>): ReadonlyArray<KitEvent> => {
    const { config, connection } = store.getState()
    return config.resolved.multiWallet
      ? []
      : connection.absent
          .filter(({ namespace }) => live.some((one) => one.namespace === namespace))
          .map(({ connectorId, namespace }) => ({ _tag: "RestoreFailed", connectorId, namespace }))
  }

  /** `count`: the total number of connections, so that the event of the last one can say so. */
  const left = (
    leaving: ReadonlyArray<Connection>,
    count: number,
    keepOpen?: boolean,
    by: "host" | "visitor" = "visitor"
  ): ReadonlyArray<KitEvent> =>
    leaving.map(({ connectorId, namespace }, i) => ({
      _tag: "Disconnected",
      connectorId,
      namespace,
      by,
      last: i + 1 === count,
      ...(keepOpen === true ? { keepOpen } : {})
    }))

  /** Notifies a wallet that it is disconnected. Returns its namespace if it reports an error in time. */
  const forget = Effect.fnUntraced(function* ({ connectorId, namespace }: Connection) {
    const wallet = yield* Effect.option(connectors.get(connectorId, namespace))
    if (Option.isNone(wallet)) return null // it is not on the page
    const answer = yield* Effect.exit(
      warnOnFailure("disconnect")(Effect.asVoid(Effect.timeoutOption(wallet.value.disconnect, millis.signOut)))
    )
    return Exit.isFailure(answer) ? namespace : null
  })
  const forgotten = (leaving: ReadonlyArray<Connection>) =>
    Effect.forEach(leaving, (one) => Effect.forkIn(Effect.interruptible(forget(one)), scope))

  /**
   * The namespace to request: the given one, else the active one if the wallet supports it, else the wallet's first.
   */
  const asksOn = ({ connectorId, namespace }: ConnectRequest): Namespace => {
    const { chain, wallet } = store.getState()
    const here = splitNetworkId(chain.active).namespace
    const served = wallet.connectors.filter(({ id }) => sameId(id, connectorId)).map((one) => one.chain)
    return namespace ?? (served.includes(here) ? here : (served[0] ?? here))
  }

  /**
   * If a wallet connects several namespaces, the requested one, else the active one, is dispatched last and so stays
   * active.
   */
  const inUseLast = (
    live: readonly [Connection, ...Array<Connection>],
    wanted: Namespace
  ): readonly [Connection, ...Array<Connection>] => {
    const inUse = live.find(({ namespace }) => namespace === wanted) ?? live[0]
    return [inUse, ...live.filter((one) => one !== inUse)]
  }

  const attempt = (asked: ConnectRequest) =>
    Effect.suspend(() => {
      const namespace = asksOn(asked)
      return Effect.matchEffect(warnOnFailure("connect")(catalogued(ask({ ...asked, namespace }, false))), {
        onFailure: (error) =>
          told(Effect.fail(error), [
            { _tag: "ConnectFailed", connectorId: asked.connectorId, error: toFailureData(error) }
          ]),
        onSuccess: (live) => {
          const [inUse, ...others] = inUseLast(live, namespace)
          const connected = [...others, inUse].map(
            (connection): KitEvent => ({ _tag: "Connected", connection, restored: false })
          )
          const leaving = replaced(live)
          // docs/spec/wallets.md#connection-several-wallets: several at once need a feature; developers get an alert
          // that names it.
          const gated: ReadonlyArray<KitEvent> =
            leaving.length === 0 ? [] : [{ _tag: "AlertRaised", key: "MULTI_WALLET_NOT_ENABLED.DEFAULT", facts: "" }]
          return told(
            Effect.succeed(inUse),
            [...connected, ...used(inUse, asked), ...left(leaving, leaving.length + 1), ...outdated(live), ...gated],
            leaving
          )
        }
      })
    })

  // Work follows the state: any event that ends the attempt in the state interrupts it here.
  yield* follow(
    ({ connection }) => connection.attempt,
    (now: Attempt | null) => {
      if (now?._tag === "Asking")
        return Effect.zipRight(
          turn.supersede((asked) => {
            const { attempt } = store.getState().connection
            return attempt?._tag !== "Asking" || sameRequest(asked, attempt)
          }),
          FiberHandle.run(work, attempt(now))
        )
      if (now?._tag === "Failed") return Effect.void
      if (store.getState().connection.attempt !== null) return Effect.void // a later attempt has started meanwhile
      return Effect.zipRight(FiberHandle.clear(work), turn.settle(Effect.failSync(modalClosed)))
    }
  )

  return Connections.of({
    connect: (given) =>
      Effect.suspend(() => {
        const { attempt } = store.getState().connection
        // Everything after this compares the connector's own spelling.
        const known = store.getState().wallet.connectors.find(({ id }) => sameId(id, given.connectorId))
        const asked = { ...given, connectorId: known?.id ?? given.connectorId }
        const same = attempt?._tag === "Asking" && sameRequest(attempt, asked) ? turn.pending() : undefined
        return same ?? turn.wait(asked, store.dispatch({ _tag: "ConnectStarted", ...asked }))
      }),
    disconnect: (connectorId, namespace, keepOpen, by) =>
      Effect.gen(function* () {
        const { connection, modal, wallet } = yield* store.state
        const { attempt } = connection
        // A page that signs its visitor out also ends what would sign them in again.
        if (by === "host" && attempt?._tag === "Asking" && isAskedFor(attempt, connectorId, namespace))
          yield* store.dispatch({ _tag: modal.open ? "WentBack" : "Closed" })
        const shown = [...connection.connections, ...connection.restoring]
        const whole = wallet.connectors.some(
          (one) => isOneSession(one) && connectorId !== undefined && sameId(one.id, connectorId)
        )
        const isMeant = (one: Connection): boolean =>
          (connectorId === undefined || sameId(one.connectorId, connectorId)) &&
          (whole || namespace === undefined || one.namespace === namespace)
        const leaving = shown.filter(isMeant)
        const absent = connection.absent.filter(isMeant)
        // The active namespace last: where all end, the visitor stays on its network.
        const active = splitNetworkId(store.getState().chain.active).namespace
        leaving.sort((a, b) => Number(a.namespace === active) - Number(b.namespace === active))
        // An absent wallet does not come back either.
        yield* store.dispatch(
          ...absent.map(
            (one): KitEvent => ({
              _tag: "RestoreFailed",
              connectorId: one.connectorId,
              namespace: one.namespace,
              left: true
            })
          ),
          ...left(leaving, shown.length, keepOpen, by)
        )
        const answers = yield* forgotten([...absent, ...leaving])
        return Effect.flatMap(Fiber.joinAll(answers), (failed) => {
          const chains = [...new Set(failed.filter((namespace) => namespace !== null))]
          return chains.length === 0 ? Effect.void : new FailedToDisconnectChains({ reason: chains.join(", ") })
        })
      })
  })
})

/** Whether an attempt is for this wallet and namespace; all of them where none is named. */
const isAskedFor = (
  attempt: ConnectRequest,
  connectorId: string | undefined,
  namespace: Namespace | undefined
): boolean =>
  (connectorId === undefined || sameId(attempt.connectorId, connectorId)) &&
  (namespace === undefined || attempt.namespace === undefined || attempt.namespace === namespace)
