import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import { isNamespace, isNetworkId } from "../core/chain/ids.ts"
import { NetworkNotFound } from "../core/chain/errors.ts"
import { NotConnected } from "../core/connection/errors.ts"
import { activeConnection, type Asked } from "../core/connection/state.ts"
import { isLatchkeyError } from "../core/errors.ts"
import { toUnforeseen } from "../core/log/errors.ts"
import type { KitEvent } from "../core/state.ts"
import { Connections } from "../services/connection/Connections.ts"
import { Networks } from "../services/connection/Networks.ts"
import type { DisconnectOptions } from "./shell/contract.ts"
import type { KitServices } from "../services/kit/kitLayer.ts"
import { Store } from "../services/store/Store.ts"
import { Connectors } from "../services/wallet/Connectors.ts"

/** What a host may ask of a running kit, as Promises. The one place where an Effect becomes a Promise: a rejection is a tagged error of the catalogue. */
export const hostCalls = (runtime: Runtime.Runtime<KitServices>) => {
  const promised = async <A, E>(effect: Effect.Effect<A, E, KitServices>): Promise<A> => valueOf(await Runtime.runPromiseExit(runtime)(effect))
  const dispatch = (...events: ReadonlyArray<KitEvent>): void =>
    valueOf(Runtime.runSyncExit(runtime)(Context.get(runtime.context, Store).dispatch(...events)))

  return {
    dispatch,
    /** Runs plain code at once; what it throws is a tagged error too. */
    now: <A>(run: () => A): A =>
      valueOf(Runtime.runSyncExit(runtime)(Effect.catchAll(Effect.try({ try: run, catch: (cause) => cause }), (cause) =>
        isLatchkeyError(cause) ? Effect.fail(cause) : Effect.die(cause)))),
    close: () => dispatch({ _tag: "Closed" }),
    connect: (asked: Asked) => promised(Effect.asVoid(Effect.flatMap(Connections, (connections) => connections.connect(asked)))),
    disconnect: ({ connectorId, namespace }: DisconnectOptions = {}) =>
      promised(Effect.flatMap(Connections, (connections) => connections.disconnect(connectorId, namespace))),
    switchNetwork: (network: string) => promised(switchNetwork(network)),
    request: (namespace: string, call: { readonly method: string; readonly params?: unknown }) => asWallet(promised(request(namespace, call)))
  }
}

/** What an effect gave. A failure is thrown as it is, a defect as the catalogue's `Unforeseen` around it. */
const valueOf = <A, E>(exit: Exit.Exit<A, E>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  const failure = Cause.failureOption(exit.cause)
  throw Option.isSome(failure) ? Cause.originalError(failure.value) : toUnforeseen(Cause.originalError(Cause.squash(exit.cause)))
}

const switchNetwork = (to: string) =>
  isNetworkId(to)
    ? Effect.flatMap(Networks, (networks) => networks.switchTo(to))
    : new NetworkNotFound({ network: to })

/** A host's own request, sent once to the wallet in use, whose answer it gets as the wallet gave it. */
const request = Effect.fn("host.request")(function*(namespace: string, call: { readonly method: string; readonly params?: unknown }) {
  const { connection } = yield* (yield* Store).state
  const active = isNamespace(namespace) ? activeConnection(connection, namespace) : undefined
  if (active === undefined) return yield* new NotConnected({ namespace })
  const provider = yield* (yield* Connectors).get(active.connectorId, active.namespace)
  return yield* Effect.tryPromise({ try: () => provider.request(provider.connect === undefined ? call : { ...call, network: active.network }), catch: (cause) => cause })
})

/** EIP-1193: a rejection has a numeric code. Ours, which came from no wallet, is 4100 or 4900, with the tagged error in `data`. */
const asWallet = (answer: Promise<unknown>): Promise<unknown> =>
  answer.catch((error: unknown) => {
    if (error instanceof NotConnected) throw Object.assign(new Error(error.message), { code: 4100, data: error })
    if (typeof error === "object" && error !== null && "_tag" in error) throw Object.assign(new Error(String(error)), { code: 4900, data: error })
    throw error
  })
