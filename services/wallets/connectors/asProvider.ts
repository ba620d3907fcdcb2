import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Scope from "effect/Scope"
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { WalletConnector } from "./Connector.ts"
import type { Provider } from "./Connectors.ts"
import { toEip1193 } from "./eip1193.ts"
import { makeEmitter } from "./emitter.ts"

/** Failures whose code says everything. The others are passed on as they are. */
const asNumber: ReadonlySet<string> = new Set([
  "AccountNotInWallet",
  "MethodNotGranted",
  "NetworkNotInWallet",
  "NoSession",
  "RequestMisfit",
  "SessionEnded"
])

/** Wraps a connector as a provider for the registry. It rejects with the wallet's own error where there is one. */
export const asProvider = (connector: WalletConnector): Provider => {
  const { emit, on, removeListener } = makeEmitter()
  const heard = connector.listen((change) =>
    change._tag === "Changed" ? emit("changed", change.held) : emit("disconnect")
  )
  Effect.runSync(Scope.extend(heard, Effect.runSync(Scope.make())))
  return {
    on,
    removeListener,
    request: (call) => promised(connector.request(call)),
    connect: ({ signal, ...options }) => promised(connector.connect(options), signal),
    disconnect: () => promised(connector.disconnect),
    switchNetwork: (to) => promised(connector.switchNetwork(to))
  }
}

/** Runs an effect as a promise. An interrupted one rejects as a request that the user refused. */
const promised = <A>(effect: Effect.Effect<A, LatchkeyError>, signal?: AbortSignal): Promise<A> =>
  Effect.runPromiseExit(effect, signal === undefined ? {} : { signal }).then((exit) => {
    if (Exit.isSuccess(exit)) return exit.value
    if (Cause.isInterruptedOnly(exit.cause)) throw toEip1193(new RequestRejected({ method: "" }))
    const failure = Option.map(Cause.failureOption(exit.cause), (error) => Cause.originalError(error))
    throw Option.isSome(failure) ? rejection(failure.value) : Cause.squash(exit.cause)
  })

const rejection = (error: LatchkeyError): unknown => {
  const isWallets = error instanceof RequestRejected || error instanceof WalletRequestFailed
  if (isWallets && "cause" in error) return error.cause
  return isWallets || asNumber.has(error._tag) ? toEip1193(error) : error
}
