import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { type FailedToDisconnect, ModalClosed } from "../../../core/wallets/connection/errors.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import type { Asked, Attempt, Connection } from "../../../core/wallets/connection/events.ts"
import type { KitEvent } from "../../../core/event.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import { findWallet } from "../../../core/wallets/catalogue/findWallet.ts"
import { foreseen } from "../../foundation/log/foreseen.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { ask, type AskError } from "./ask.ts"
import { makeTurn } from "./turn.ts"
import { walletRequest } from "./walletRequest.ts"

/** Connects wallets and lets go of them. What it did is in the store. */
export class Connections extends Context.Tag("services/Connections")<
  Connections,
  {
    /**
     * Connects a wallet, as if the visitor had chosen it. Ends with the live connection, the one in use where it gives
     * several; `ModalClosed` when the visitor went back, closed the modal or chose another wallet meanwhile. Asks the
     * wallet once.
     */
    readonly connect: (asked: Asked) => Effect.Effect<Connection, AskError | ModalClosed | Unforeseen>
    /**
     * Lets go of one wallet, on one namespace or on all, or of all wallets. It is not connected again by itself. The
     * wallet is told, and not waited for.
     */
    readonly disconnect: (connectorId?: string, namespace?: Namespace) => Effect.Effect<void, FailedToDisconnect>
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
  const turn = yield* makeTurn<Connection, AskError | ModalClosed | Unforeseen>(() => new ModalClosed())

  // The state moves first: who awaits the end of an attempt finds it there. It ends this fiber too, but not in between.
  const told = (
    exit: Effect.Effect<Connection, AskError | Unforeseen>,
    events: ReadonlyArray<KitEvent>,
    leaving: ReadonlyArray<Connection> = []
  ) =>
    Effect.uninterruptible(
      Effect.zipRight(store.dispatch(...events), Effect.zipRight(turn.settle(exit), forgotten(leaving)))
    )

  /** The wallet becomes a recent one. docs/spec/wallets.md#catalogue-recent-wallets. */
  const used = ({ connectorId, name }: Connection, { walletId }: Asked): ReadonlyArray<KitEvent> => {
    const { config, wallet } = store.now()
    const connector = wallet.connectors.find(({ id }) => id === connectorId)
    const chosen = walletId === undefined ? undefined : findWallet(wallet, config.customWallets, walletId)
    // Whoever scanned the code is nobody that the list knows.
    if (chosen === undefined && connector?.type === "WALLET_CONNECT") return []
    return [{ _tag: "WalletUsed", wallet: chosen ?? { id: connectorId, name, rdns: connector?.rdns, chains: [] } }]
  }

  /**
   * Without several wallets at once a new wallet takes the place of the others on its namespaces.
   * docs/spec/wallets.md#connection-several-wallets.
   */
  const replaced = (live: ReadonlyArray<Connection>): ReadonlyArray<Connection> => {
    const { config, connection } = store.now()
    return config.resolved.multiWallet
      ? []
      : connection.connections.filter((one) =>
          live.some(
            ({ connectorId, namespace }) => namespace === one.namespace && !sameId(connectorId, one.connectorId)
          )
        )
  }

  /** `count`: how many there are in all, so that the last one can be told. */
  const left = (leaving: ReadonlyArray<Connection>, count: number): ReadonlyArray<KitEvent> =>
    leaving.map(({ connectorId, namespace }, i) => ({
      _tag: "Disconnected",
      connectorId,
      namespace,
      by: "visitor",
      last: i + 1 === count
    }))

  const forget = Effect.fnUntraced(
    function* ({ connectorId, namespace }: Connection) {
      const provider = yield* connectors.get(connectorId, namespace)
      const { disconnect } = provider
      yield* disconnect === undefined
        ? walletRequest(provider, "wallet_revokePermissions", [{ eth_accounts: {} }])
        : Effect.tryPromise(disconnect)
    },
    Effect.timeout(millis.signOut),
    Effect.ignore
  )
  const forgotten = (leaving: ReadonlyArray<Connection>) =>
    Effect.forEach(leaving, (one) => Effect.forkIn(Effect.interruptible(forget(one)), scope), { discard: true })

  /**
   * The namespace that is asked: the one that was named, else the one in use where the wallet serves it, else its
   * first.
   */
  const asksOn = ({ connectorId, namespace }: Asked): Namespace => {
    const { chain, wallet } = store.now()
    const here = splitNetworkId(chain.active).namespace
    const served = wallet.connectors.filter(({ id }) => sameId(id, connectorId)).map((one) => one.chain)
    return namespace ?? (served.includes(here) ? here : (served[0] ?? here))
  }

  /**
   * Where a wallet gives several namespaces, the one that was asked for, else the one in use, is told last: it stays in
   * use.
   */
  const inUseLast = (
    live: readonly [Connection, ...Array<Connection>],
    wanted: Namespace
  ): readonly [Connection, ...Array<Connection>] => {
    const inUse = live.find(({ namespace }) => namespace === wanted) ?? live[0]
    return [inUse, ...live.filter((one) => one !== inUse)]
  }

  const attempt = (asked: Asked) =>
    Effect.suspend(() => {
      const namespace = asksOn(asked)
      return Effect.matchEffect(foreseen(ask({ ...asked, namespace }, false)), {
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
          // docs/spec/wallets.md#connection-several-wallets: several at once need a feature; developers are told what
          // they would need.
          const gated: ReadonlyArray<KitEvent> =
            leaving.length === 0 ? [] : [{ _tag: "AlertRaised", key: "MULTI_WALLET_NOT_ENABLED.DEFAULT", facts: "" }]
          return told(
            Effect.succeed(inUse),
            [...connected, ...used(inUse, asked), ...left(leaving, leaving.length + 1), ...gated],
            leaving
          )
        }
      })
    })

  // Work follows the state: whatever ends the attempt in the state ends it here.
  yield* follow(
    ({ connection }) => connection.attempt,
    (now: Attempt | null) => {
      if (now?._tag === "Asking") return FiberHandle.run(work, attempt(now))
      if (now?._tag === "Failed") return Effect.void
      if (store.now().connection.attempt !== null) return Effect.void // a later attempt has begun meanwhile
      return Effect.zipRight(FiberHandle.clear(work), turn.settle(Effect.failSync(() => new ModalClosed())))
    }
  )

  return Connections.of({
    connect: (asked) => turn.wait(store.dispatch({ _tag: "ConnectStarted", ...asked })),
    disconnect: (connectorId, namespace) =>
      Effect.gen(function* () {
        const { connection, wallet } = yield* store.state
        const all = [...connection.connections, ...connection.restoring]
        // One session holds all of WalletConnect's namespaces: they end together.
        const whole = wallet.connectors.some(
          ({ id, type }) => type === "WALLET_CONNECT" && connectorId !== undefined && sameId(id, connectorId)
        )
        const leaving = all.filter(
          (one) =>
            (connectorId === undefined || sameId(one.connectorId, connectorId)) &&
            (whole || namespace === undefined || one.namespace === namespace)
        )
        yield* store.dispatch(...left(leaving, all.length))
        yield* forgotten(leaving)
      })
  })
})
