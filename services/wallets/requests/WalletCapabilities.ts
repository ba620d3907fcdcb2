import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { ConnectorNotFound, NotConnected } from "../../../core/wallets/connection/errors.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import {
  type Capabilities,
  readCapabilities,
  type ReportedCapabilities
} from "../../../core/wallets/requests/capabilities.ts"
import {
  type ExecutionPermissionKind,
  readPermissionKinds
} from "../../../core/wallets/requests/executionPermissionKinds.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Store } from "../../foundation/store/Store.ts"
import { requireConnection } from "../connection/requireConnection.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { WalletRequests } from "./WalletRequests.ts"
import { traced, withSpan } from "../../foundation/log/tracing.ts"

/** The capabilities of the active wallet. */
export class WalletCapabilities extends Context.Tag("services/WalletCapabilities")<
  WalletCapabilities,
  {
    /**
     * Returns what the active wallet of a network's namespace reports that it supports there. `wallet_getCapabilities`
     * is sent at most once for each connection, and only if its session grants it; no request prompts. A wallet that
     * refuses, or does not answer within 10 s, supports what its session grants.
     * docs/spec/wallets.md#requests-capabilities.
     */
    readonly get: (network: NetworkId) => Effect.Effect<ReportedCapabilities, ConnectorNotFound | NotConnected>
    /** Like `get`, with the kinds of permissions that apps may get, for which the wallet is asked separately. */
    readonly getAll: (network: NetworkId) => Effect.Effect<Capabilities, ConnectorNotFound | NotConnected>
    /**
     * Returns whether the active EVM wallet grants permissions by `wallet_requestExecutionPermissions`, and their kinds
     * on all networks. `wallet_getSupportedExecutionPermissions` is sent under the same conditions as
     * `wallet_getCapabilities`. `kinds` is undefined if a session supports the method without a list.
     */
    readonly getPermissionKinds: Effect.Effect<PermissionSupport, ConnectorNotFound | NotConnected>
  }
>() {
  /** Needs `Store`, `Connectors` and `WalletRequests`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

/** A wallet's support for `wallet_requestExecutionPermissions`. */
export interface PermissionSupport {
  readonly isSupported: boolean
  readonly kinds: ReadonlyArray<ExecutionPermissionKind> | undefined
}

const method = "wallet_getCapabilities"
const kindsMethod = "wallet_getSupportedExecutionPermissions"

/** Caches a wallet's answer for each of its connections; undefined without an answer in time. */
const cacheAnswer = <A>(name: string, lookup: Effect.Effect<A, LatchkeyError>) =>
  cached({
    lookup: (key: string) =>
      Effect.timeoutTo(lookup, {
        duration: millis.rpc,
        onTimeout: () => undefined,
        onSuccess: (answer): A | undefined => answer
      }).pipe(
        Effect.catchAll(({ code }) => Effect.as(Effect.logDebug(`${name}: ${code} (${key})`), undefined)),
        withSpan("WalletCapabilities.ask")
      ),
    capacity: 8,
    fresh: "1 day",
    backoff: 0
  })

const make = Effect.gen(function* () {
  const store = yield* Store
  const connectors = yield* Connectors
  const requests = yield* WalletRequests

  /** The wallet's raw answer for all its networks; undefined without an answer. */
  const answers = yield* cacheAnswer(
    method,
    Effect.gen(function* () {
      const { accounts, network } = yield* requireConnection(yield* store.state, "eip155")
      const { address } = accounts[0]
      return yield* requests.ask(accountId(network, address), method, [address])
    })
  )
  /** The wallet's kinds of permissions; undefined without a readable answer. */
  const kinds = yield* cacheAnswer(
    kindsMethod,
    Effect.gen(function* () {
      const { connectorId, network } = yield* requireConnection(yield* store.state, "eip155")
      const { request } = yield* connectors.get(connectorId, "eip155")
      return readPermissionKinds(yield* request({ method: kindsMethod, params: [], network }))
    })
  )
  /** Counts the EVM connections of this kit: each is asked again. */
  let nth = 0
  yield* store.subscribe((_, events) => {
    if (events.some(isAnother)) nth++
  })

  const toKey = ({ accounts, connectorId }: Connection): string => `${nth} ${connectorId} ${accounts[0].address}`
  const get = traced("WalletCapabilities.on")(function* (network: NetworkId) {
    const { namespace } = splitNetworkId(network)
    const active = yield* requireConnection(yield* store.state, namespace)
    const { hasMethod, session } = yield* readSession(connectors, active)
    const isAsked = namespace === "eip155" && hasMethod(method)
    return readCapabilities(isAsked ? yield* answers.get(toKey(active)) : undefined, session, network)
  })
  const getPermissionKinds = Effect.gen(function* () {
    const active = yield* requireConnection(yield* store.state, "eip155")
    const { hasMethod, session } = yield* readSession(connectors, active)
    const found = hasMethod(kindsMethod) ? yield* kinds.get(toKey(active)) : undefined
    const isSupported = session === undefined ? found !== undefined : hasMethod("wallet_requestExecutionPermissions")
    return { isSupported, kinds: isSupported ? found : undefined }
  })

  return WalletCapabilities.of({
    get,
    getPermissionKinds,
    getAll: Effect.fnUntraced(function* (network) {
      const isEvm = splitNetworkId(network).namespace === "eip155"
      const [reported, support] = yield* Effect.all(
        [get(network), isEvm ? getPermissionKinds : Effect.succeed(undefined)],
        { concurrency: "unbounded" }
      )
      return { ...reported, executionPermissions: getKindsOn(network, support) }
    })
  })
})

const readSession = Effect.fnUntraced(function* (
  connectors: Connectors["Type"],
  { connectorId, namespace }: Connection
) {
  const { granted } = yield* connectors.get(connectorId, namespace)
  const session = granted?.(namespace)
  return { session, hasMethod: (name: string) => session === undefined || session.methods.has(name) }
})

const getKindsOn = (network: NetworkId, support?: PermissionSupport): Capabilities["executionPermissions"] => {
  const types = (support?.kinds ?? [])
    .filter(({ networks }) => networks.some((id) => id === network))
    .map(({ rules, type }) => ({ type, rules }))
  return { supported: support?.isSupported === true && (support.kinds === undefined || types.length > 0), types }
}

/** Returns true if an event changes the EVM wallet or its active account. */
const isAnother = (event: KitEvent): boolean =>
  (event._tag === "Connected" && event.connection.namespace === "eip155") ||
  ((event._tag === "Disconnected" || event._tag === "AccountsChanged") && event.namespace === "eip155")

/** `WalletCapabilities` over the kit's services. Needs `Store` and `Connectors`. */
export const capabilitiesLayer = Layer.provide(WalletCapabilities.layer, WalletRequests.layer)
