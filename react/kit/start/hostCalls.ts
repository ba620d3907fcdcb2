import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import * as Scope from "effect/Scope"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { networkNotFound } from "../../../core/chain/network/network.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import type { ShownConnection } from "../../../core/wallets/storage/snapshot.ts"
import type { ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Networks } from "../../../services/wallets/activeNetwork/Networks.ts"
import type { DisconnectOptions, NetworkName } from "./contract.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import { catalogued } from "../../../services/foundation/log/catalogued.ts"
import { type HostSend, HostWallet } from "../../../services/onchain/send/HostWallet.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { until } from "../../../services/foundation/store/until.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"

/**
 * The calls that a host can make to a running kit, as Promises. The only place where an Effect becomes a Promise: a
 * rejection is a tagged error of the catalogue.
 */
export const hostCalls = (runtime: Runtime.Runtime<HostWallet | KitServices>, mobile = false) => {
  const service = <I extends KitServices, S>(tag: Context.Tag<I, S>): S => Context.get(runtime.context, tag)
  const waiting = Effect.runSync(Scope.make())
  let disposed = false
  const promised = async <A, E>(effect: Effect.Effect<A, E, HostWallet | KitServices>): Promise<A> => {
    const exit = await new Promise<Exit.Exit<A, E>>((resolve) => {
      Runtime.runFork(runtime)(effect, { scope: waiting }).addObserver(resolve)
    })
    if (disposed && Exit.isFailure(exit) && Cause.isInterrupted(exit.cause)) {
      const { checkCall } = await import("../../../core/kit/host/checkCall.ts")
      throw checkCall("log", undefined, disposed)
    }
    return valueOf(exit)
  }
  const dispatch = (...events: ReadonlyArray<KitEvent>): void =>
    valueOf(Runtime.runSyncExit(runtime)(Context.get(runtime.context, Store).dispatch(...events)))

  return {
    dispatch,
    /** Runs plain code at once; an error it throws is a tagged error as well. */
    now: <A>(run: () => A): A =>
      valueOf(
        Runtime.runSyncExit(runtime)(
          Effect.catchAll(Effect.try({ try: run, catch: (cause) => cause }), (cause) =>
            isLatchkeyError(cause) ? Effect.fail(cause) : Effect.die(cause)
          )
        )
      ),
    close: () => dispatch({ _tag: "Closed" }),
    connect: (request: ConnectRequest) =>
      promised(Effect.asVoid(Effect.flatMap(Connections, (connections) => connections.connect(request)))),
    disconnect: ({ connectorId, keepOpen, namespace }: DisconnectOptions = {}) =>
      promised(Effect.flatMap(Connections, (connections) => connections.disconnect(connectorId, namespace, keepOpen))),
    switchNetwork: (network: NetworkName) => promised(switchNetwork(network)),
    switchConnection: (chosen: Pick<ShownConnection, "connectorId" | "namespace">) =>
      promised(
        Effect.flatMap(
          loadChunk(() => import("../../../services/wallets/connection/switchConnection.ts")),
          ({ switchConnection }) => switchConnection(service(Store), chosen)
        )
      ),
    removeNamespace: (namespace: Namespace) =>
      promised(
        Effect.zipRight(
          Effect.flatMap(Connections, (connections) => connections.disconnect(undefined, namespace)),
          Effect.flatMap(Store, (store) => store.dispatch({ _tag: "NamespaceRemoved", namespace }))
        )
      ),
    signMessage: (
      request: { readonly message: string; readonly namespace?: Namespace | undefined },
      seen: ShownContext
    ) => promised(Effect.flatMap(HostWallet, (wallet) => catalogued(wallet.signMessage(request, seen)))),
    send: (request: HostSend, seen: ShownContext) =>
      promised(Effect.flatMap(HostWallet, (wallet) => catalogued(wallet.send(request, seen)))),
    request: (namespace: string, call: { readonly method: string; readonly params?: unknown }, seen: ShownContext) => {
      const serving = {
        store: service(Store),
        connections: service(Connections),
        connectors: service(Connectors),
        networks: service(Networks),
        mobile,
        until: (condition: (state: KitState) => boolean) => Effect.provide(until(condition), runtime.context)
      }
      return promised(
        Effect.flatMap(
          loadChunk(() => import("../../../services/kit/host/hostRequests.ts")),
          ({ hostRequest }) => catalogued(hostRequest(serving, namespace, call, seen))
        )
      ).catch(async (cause) => {
        const { toProviderError } = await import("../../../services/kit/host/hostRequests.ts")
        throw toProviderError(cause)
      })
    },
    /** Ends every call that waits: what it was asked for is interrupted, and it rejects with `KitDisposed`. */
    dispose: () => {
      disposed = true
      return Effect.runPromise(Scope.close(waiting, Exit.void))
    }
  }
}

/** Returns an effect's value. A failure is thrown unchanged, a defect wrapped in the catalogue's `Unforeseen`. */
const valueOf = <A, E>(exit: Exit.Exit<A, E>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.failureOption(exit.cause)
  throw Option.isSome(failure)
    ? Cause.originalError(failure.value)
    : toUnforeseen(Cause.originalError(Cause.squash(exit.cause)))
}

const switchNetwork = (named: NetworkName) => {
  const to = toNetworkId(named)
  return to === undefined
    ? networkNotFound(String(named))
    : Effect.flatMap(Networks, (networks) => networks.switchTo(to))
}
