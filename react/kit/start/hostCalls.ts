import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import * as Scope from "effect/Scope"
import type { AccountId, Namespace } from "../../../core/chain/network/ids.ts"
import { unwrapNetwork, toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { networkNotFound } from "../../../core/chain/network/network.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import type { ConnectRequest } from "../../../core/wallets/connection/events.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import type { KitEvent } from "../../../core/event.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import type { NetworkArgument, NetworkName } from "../../../core/kit/methods/shapes.ts"
import type { LateName } from "../../../core/kit/methodTable/methods.ts"
import type { ConnectionChoice, DisconnectOptions } from "../host/contract.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"
import type { EmailConnect } from "../../../services/embedded/login/connectByEmail.ts"
import { HostMethods } from "../../../services/kit/methods/HostMethods.ts"
import type { KitServices } from "../../../services/kit/start/kitLayer.ts"
import { catalogued } from "../../../services/foundation/log/catalogued.ts"
import type { Store } from "../../../services/foundation/store/Store.ts"

/** A method, as it is called by its name. */
type LateMethod = (argument: never, seen: ShownContext) => Effect.Effect<unknown, KitMissing | LatchkeyError>

/** What a host's calls need of a kit. */
export interface Started {
  readonly store: Store["Type"]
  /** What a defect is logged by while the services are not there yet. */
  readonly base: Runtime.Runtime<never>
  /** The services, once they are built. Rejects if the kit ends before. */
  readonly ready: Promise<Runtime.Runtime<HostMethods | KitServices>>
  readonly mobile?: boolean
}

/**
 * The calls that a host can make to a running kit, as Promises. The only place where an Effect becomes a Promise: a
 * rejection is a tagged error of the catalogue.
 */
export const hostCalls = ({ base, mobile = false, ready, store }: Started) => {
  const waiting = Effect.runSync(Scope.make())
  let disposed = false
  const ended = async (): Promise<never> => {
    const { checkCall } = await import("../../../core/kit/methodTable/checkCall.ts")
    throw checkCall("log", undefined, disposed)
  }
  const promised = async <A, E>(effect: Effect.Effect<A, E, HostMethods | KitServices>): Promise<A> => {
    const runtime = await ready.catch((cause: unknown) => (disposed ? ended() : Promise.reject(cause)))
    const exit = await new Promise<Exit.Exit<A, E>>((resolve) => {
      Runtime.runFork(runtime)(effect, { scope: waiting }).addObserver(resolve)
    })
    return disposed && Exit.isFailure(exit) && Cause.isInterrupted(exit.cause) ? ended() : valueOf(exit)
  }
  /** Runs plain code at once; an error it throws is a tagged error as well. */
  const now = <A>(run: () => A): A =>
    valueOf(
      Runtime.runSyncExit(base)(
        Effect.catchAll(Effect.try({ try: run, catch: (cause) => cause }), (cause) =>
          isLatchkeyError(cause) ? Effect.fail(cause) : Effect.die(cause)
        )
      )
    )
  const dispatch = (...events: ReadonlyArray<KitEvent>): void => now(() => store.plain.dispatch(...events))

  /** The embedded wallet is asked in a view: a visitor types an email there. */
  const openForLogin = ({ connectorId }: ConnectRequest) =>
    Effect.suspend(() =>
      sameId(connectorId, connectorIds.auth) &&
      !store.getState().modal.open &&
      store.getState().wallet.connectors.some(({ id }) => sameId(id, connectorId))
        ? store.dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
        : Effect.void
    )

  return {
    dispatch,
    now,
    close: () => dispatch({ _tag: "Closed" }),
    connect: (request: ConnectRequest | EmailConnect) =>
      promised<unknown, unknown>(
        "email" in request
          ? Effect.flatMap(
              loadChunk(() => import("../../../services/embedded/login/connectByEmail.ts")),
              ({ connectByEmail }) => connectByEmail(request)
            )
          : Effect.zipRight(
              openForLogin(request),
              Effect.flatMap(Connections, (connections) => connections.connect(request))
            )
      ).then(() => {}),
    disconnect: ({ connectorId, keepOpen, namespace }: DisconnectOptions = {}) =>
      promised(
        Effect.flatten(
          Effect.flatMap(Connections, (connections) => connections.disconnect(connectorId, namespace, keepOpen, "host"))
        )
      ),
    switchNetwork: (network: NetworkArgument) => promised(switchNetwork(unwrapNetwork(network))),
    switchConnection: (chosen: ConnectionChoice) =>
      promised(
        Effect.flatMap(
          loadChunk(() => import("../../../services/wallets/connection/switchConnection.ts")),
          ({ switchConnection }) => switchConnection(store, chosen)
        )
      ),
    removeNamespace: (namespace: Namespace) =>
      promised(
        Effect.suspend(() =>
          // The last namespace stays, and so do its wallets.
          store.getState().chain.networks.every((network) => network.namespace === namespace)
            ? Effect.void
            : Effect.zipRight(
                Effect.flatMap(Connections, (connections) =>
                  connections.disconnect(undefined, namespace, false, "host")
                ),
                store.dispatch({ _tag: "NamespaceRemoved", namespace })
              )
        )
      ),
    /** Calls a method whose code loads now, with what the page showed at the time. */
    late: (name: LateName, argument: never, seen: ShownContext) =>
      promised(
        Effect.gen(function* () {
          const { methods } = yield* yield* HostMethods
          const { partOf } = yield* loadChunk(() => import("../../../core/kit/methodTable/checkCall.ts"))
          const part: Partial<Readonly<Record<LateName, LateMethod>>> = yield* methods[partOf(name)]
          return yield* catalogued(part[name]?.(argument, seen) ?? Effect.dieMessage(`${name} is in another part`))
        })
      ),
    /** Returns what an account holds. */
    getTokens: (account: AccountId, seen: ShownContext) =>
      promised(
        Effect.flatMap(
          Effect.flatMap(Effect.flatten(HostMethods), ({ methods }) => methods.reads),
          ({ getTokens }) => catalogued(getTokens({ account }, seen))
        )
      ),
    request: (namespace: string, call: { readonly method: string; readonly params?: unknown }, seen: ShownContext) =>
      promised(
        Effect.flatMap(Effect.flatten(HostMethods), ({ request }) => catalogued(request(namespace, call, seen, mobile)))
      ).catch(async (cause) => {
        const { toProviderError } = await import("../../../services/kit/host/hostRequests.ts")
        throw toProviderError(cause)
      }),
    /** Ends every call that waits: what it was asked for is interrupted, and it rejects with `KitDisposed`. */
    dispose: async () => {
      disposed = true
      // Whoever waits for a wallet that was asked to send is told so, before all else is interrupted.
      store.plain.dispatch({ _tag: "KitEnding" })
      await Effect.runPromise(Effect.zipRight(Effect.sleep(0), Scope.close(waiting, Exit.void)))
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
