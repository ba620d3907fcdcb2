import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import * as Scope from "effect/Scope"
import type { AccountId, Namespace } from "../../../core/chain/network/ids.ts"
import { unwrapNetwork, toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import type { ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
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
import { catchDefects } from "../../../services/foundation/log/catchDefects.ts"
import type { Store } from "../../../services/foundation/store/Store.ts"
import { NetworkNotFound } from "../../../core/chain/network/errors.ts"

/** A method that is called by its name. */
type LateMethod = (argument: never, seen: ShownContext) => Effect.Effect<unknown, KitMissing | LatchkeyError>

/** Dependencies of a host's calls. */
export interface CallContext {
  readonly store: Store["Type"]
  /** Logs defects until the services are built. */
  readonly base: Runtime.Runtime<never>
  /** The services, once they are built. Rejects if the kit is disposed of before. */
  readonly ready: Promise<Runtime.Runtime<HostMethods | KitServices>>
  readonly mobile?: boolean
}

/**
 * Creates the calls that a host can make to a running kit. The only place where an Effect becomes a Promise: it rejects
 * with a tagged error of the catalogue.
 */
export const createHostCalls = (context: CallContext) => {
  const { store } = context
  const runner = createRunner(context)
  const tagErrors = createErrorTagger(context.base)
  const dispatch = (...events: ReadonlyArray<KitEvent>): void => tagErrors(() => store.plain.dispatch(...events))
  return {
    dispatch,
    tagErrors,
    close: () => dispatch({ _tag: "Closed" }),
    ...createConnectionCalls(store, runner.run),
    ...createMethodCalls(context.mobile ?? false, runner.run),
    /** Interrupts all pending calls; they reject with `KitDisposed`. */
    dispose: async () => {
      runner.markDisposed()
      // Calls that wait for a wallet are settled before all others are interrupted.
      store.plain.dispatch({ _tag: "KitEnding" })
      await Effect.runPromise(Effect.zipRight(Effect.sleep(0), runner.interrupt))
    }
  }
}

/** Runs an effect with the kit's services. */
type RunCall = <A, E>(effect: Effect.Effect<A, E, HostMethods | KitServices>) => Promise<A>

/** Creates the function that runs calls. After disposal, interrupted calls and all later ones reject with `KitDisposed`. */
const createRunner = ({ ready }: CallContext) => {
  const scope = Effect.runSync(Scope.make())
  let isDisposed = false
  const rejectDisposed = async (): Promise<never> => {
    const { checkCall } = await import("../../../core/kit/methodTable/checkCall.ts")
    throw checkCall("log", undefined, isDisposed)
  }
  const run: RunCall = async <A, E>(effect: Effect.Effect<A, E, HostMethods | KitServices>) => {
    const runtime = await ready.catch((cause: unknown) => (isDisposed ? rejectDisposed() : Promise.reject(cause)))
    const exit = await new Promise<Exit.Exit<A, E>>((resolve) => {
      Runtime.runFork(runtime)(effect, { scope }).addObserver(resolve)
    })
    return isDisposed && Exit.isFailure(exit) && Cause.isInterrupted(exit.cause) ? rejectDisposed() : getValue(exit)
  }
  return {
    run,
    interrupt: Scope.close(scope, Exit.void),
    markDisposed: (): void => {
      isDisposed = true
    }
  }
}

/** Returns a function that runs plain code immediately and turns its errors into tagged errors. */
const createErrorTagger =
  (runtime: Runtime.Runtime<never>) =>
  <A>(run: () => A): A =>
    getValue(
      Runtime.runSyncExit(runtime)(
        Effect.catchAll(Effect.try({ try: run, catch: (cause) => cause }), (cause) =>
          isLatchkeyError(cause) ? Effect.fail(cause) : Effect.die(cause)
        )
      )
    )

/** Opens the modal for the embedded wallet, where the visitor types an email. */
const openForLogin = (store: Store["Type"], { connectorId }: ConnectRequest) =>
  Effect.suspend(() =>
    isSameId(connectorId, connectorIds.auth) &&
    !store.getState().modal.open &&
    store.getState().wallet.connectors.some(({ id }) => isSameId(id, connectorId))
      ? store.dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
      : Effect.void
  )

/** Creates the calls about connections and networks. */
const createConnectionCalls = (store: Store["Type"], run: RunCall) => ({
  connect: (request: ConnectRequest | EmailConnect) =>
    run<unknown, unknown>(
      "email" in request
        ? Effect.flatMap(
            loadChunk(() => import("../../../services/embedded/login/connectByEmail.ts")),
            ({ connectByEmail }) => connectByEmail(request)
          )
        : Effect.zipRight(
            openForLogin(store, request),
            Effect.flatMap(Connections, (connections) => connections.connect(request))
          )
    ).then(() => {}),
  disconnect: ({ connectorId, keepOpen, namespace }: DisconnectOptions = {}) =>
    run(
      Effect.flatten(
        Effect.flatMap(Connections, (connections) => connections.disconnect(connectorId, namespace, keepOpen, "host"))
      )
    ),
  switchNetwork: (network: NetworkArgument) => run(switchNetwork(unwrapNetwork(network))),
  switchConnection: (choice: ConnectionChoice) =>
    run(
      Effect.flatMap(
        loadChunk(() => import("../../../services/wallets/connection/switchConnection.ts")),
        ({ switchConnection }) => switchConnection(store, choice)
      )
    ),
  removeNamespace: (namespace: Namespace) =>
    run(
      Effect.suspend(() =>
        // The last namespace stays, and so do its wallets.
        store.getState().chain.networks.every((network) => network.namespace === namespace)
          ? Effect.void
          : Effect.zipRight(
              Effect.flatMap(Connections, (connections) => connections.disconnect(undefined, namespace, false, "host")),
              store.dispatch({ _tag: "NamespaceRemoved", namespace })
            )
      )
    )
})

/** Creates the calls of methods whose code is loaded with the first call. `seen`: the snapshot at the time of the call. */
const createMethodCalls = (mobile: boolean, run: RunCall) => ({
  late: (name: LateName, argument: never, seen: ShownContext) =>
    run(
      Effect.gen(function* () {
        const { methods } = yield* yield* HostMethods
        const { getPart } = yield* loadChunk(() => import("../../../core/kit/methodTable/checkCall.ts"))
        const part: Partial<Readonly<Record<LateName, LateMethod>>> = yield* methods[getPart(name)]
        return yield* catchDefects(part[name]?.(argument, seen) ?? Effect.dieMessage(`${name} is in another part`))
      })
    ),
  getTokens: (account: AccountId, seen: ShownContext) =>
    run(
      Effect.flatMap(
        Effect.flatMap(Effect.flatten(HostMethods), ({ methods }) => methods.reads),
        ({ getTokens }) => catchDefects(getTokens({ account }, seen))
      )
    ),
  request: (namespace: string, call: { readonly method: string; readonly params?: unknown }, seen: ShownContext) =>
    run(
      Effect.flatMap(Effect.flatten(HostMethods), ({ request }) => catchDefects(request(namespace, call, seen, mobile)))
    ).catch(async (cause) => {
      const { toProviderError } = await import("../../../services/kit/host/hostRequests.ts")
      throw toProviderError(cause)
    })
})

/** Returns an effect's value. A failure is thrown unchanged, a defect wrapped in the catalogue's `Unforeseen`. */
const getValue = <A, E>(exit: Exit.Exit<A, E>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.failureOption(exit.cause)
  throw Option.isSome(failure)
    ? Cause.originalError(failure.value)
    : toUnforeseen(Cause.originalError(Cause.squash(exit.cause)))
}

const switchNetwork = (network: NetworkName) => {
  const id = toNetworkId(network)
  return id === undefined
    ? new NetworkNotFound({ network: String(network) })
    : Effect.flatMap(Networks, (networks) => networks.switchTo(id))
}
