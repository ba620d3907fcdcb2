import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { type FailedToDisconnect, ModalClosed } from "../../core/connection/errors.ts"
import { type Attempt, type Connection, sameId } from "../../core/connection/state.ts"
import { toFailureData } from "../../core/errors.ts"
import { millis } from "../../core/limits.ts"
import type { Unforeseen } from "../../core/log/errors.ts"
import type { KitEvent } from "../../core/state.ts"
import { foreseen } from "../log/foreseen.ts"
import { follow } from "../store/follow.ts"
import { Store } from "../store/Store.ts"
import { Connectors } from "../wallet/Connectors.ts"
import { ask, type AskError } from "./ask.ts"
import { makeTurn } from "./turn.ts"
import { walletRequest } from "./walletRequest.ts"

/** Connects wallets and lets go of them. What it did is in the store. */
export class Connections extends Context.Tag("services/Connections")<Connections, {
  /**
   * Connects a wallet of this page, as if the visitor had chosen it. Ends with the live connection; `ModalClosed` when
   * the visitor went back, closed the modal or chose another wallet meanwhile. Asks the wallet once.
   */
  readonly connect: (connectorId: string) => Effect.Effect<Connection, AskError | ModalClosed | Unforeseen>
  /** Lets go of one wallet, or of all. It is not connected again by itself. The wallet is told, and not waited for. */
  readonly disconnect: (connectorId?: string) => Effect.Effect<void, FailedToDisconnect>
}>() {
  static readonly layer = Layer.scoped(this, Effect.suspend(() => make))
}

const make = Effect.gen(function*() {
  const store = yield* Store
  const connectors = yield* Connectors
  const scope = yield* Effect.scope
  const work = yield* FiberHandle.make()
  const turn = yield* makeTurn<Connection, AskError | ModalClosed | Unforeseen>(() => new ModalClosed())

  // The state moves first: who awaits the end of an attempt finds it there. It ends this fiber too, but not in between.
  const told = (exit: Effect.Effect<Connection, AskError | Unforeseen>, ...events: ReadonlyArray<KitEvent>) =>
    Effect.uninterruptible(Effect.zipRight(store.dispatch(...events), turn.settle(exit)))

  /** The wallet becomes a recent one. Spec §3. */
  const used = ({ connectorId, name }: Connection) =>
    Effect.map(store.state, ({ wallet }): KitEvent => ({
      _tag: "WalletUsed",
      wallet: { id: connectorId, name, rdns: wallet.connectors.find(({ id }) => id === connectorId)?.rdns, chains: [] }
    }))

  const attempt = (connectorId: string) =>
    Effect.matchEffect(foreseen(ask(connectorId, "eth_requestAccounts")), {
      onFailure: (error) =>
        told(Effect.fail(error), { _tag: "ConnectFailed", connectorId, error: toFailureData(error) }),
      onSuccess: (connection) =>
        Effect.flatMap(used(connection), (wallet) => told(Effect.succeed(connection), { _tag: "Connected", connection, restored: false }, wallet))
    })

  // Work follows the state: whatever ends the attempt in the state ends it here.
  yield* follow(({ connection }) => connection.attempt, (now: Attempt | null) => {
    if (now?._tag === "Asking") return FiberHandle.run(work, attempt(now.connectorId))
    if (now?._tag === "Failed") return Effect.void
    if (store.now().connection.attempt !== null) return Effect.void // a later attempt has begun meanwhile
    return Effect.zipRight(FiberHandle.clear(work), turn.settle(Effect.failSync(() => new ModalClosed())))
  })

  const forget = Effect.fnUntraced(function*({ connectorId }: Connection) {
    const provider = yield* connectors.get(connectorId)
    yield* walletRequest(provider, "wallet_revokePermissions", [{ eth_accounts: {} }])
  }, Effect.timeout(millis.signOut), Effect.ignore)

  return Connections.of({
    connect: (connectorId) => turn.wait(store.dispatch({ _tag: "ConnectStarted", connectorId })),
    disconnect: (connectorId) =>
      Effect.gen(function*() {
        const { connection } = yield* store.state
        const all = [...connection.connections, ...connection.restoring]
        const leaving = connectorId === undefined ? all : all.filter((one) => sameId(one.connectorId, connectorId))
        yield* store.dispatch(...leaving.map((one, i) => ({
          _tag: "Disconnected" as const, connectorId: one.connectorId, namespace: one.namespace, by: "visitor" as const,
          last: i + 1 === all.length
        })))
        yield* Effect.forEach(leaving, (one) => Effect.forkIn(forget(one), scope), { discard: true })
      })
  })
})
