import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { ConnectorNotFound, NotConnected } from "../../../core/wallets/connection/errors.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { type Capabilities, readCapabilities } from "../../../core/wallets/requests/capabilities.ts"
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
    readonly get: (network: NetworkId) => Effect.Effect<Capabilities, ConnectorNotFound | NotConnected>
  }
>() {
  /** Needs `Store`, `Connectors` and `WalletRequests`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

const method = "wallet_getCapabilities"

const make = Effect.gen(function* () {
  const store = yield* Store
  const connectors = yield* Connectors
  const requests = yield* WalletRequests

  /** The wallet's raw answer for all its networks; undefined without an answer. */
  const answers = yield* cached({
    lookup: (key: string) =>
      Effect.gen(function* () {
        const { accounts, network } = yield* requireConnection(yield* store.state, "eip155")
        const { address } = accounts[0]
        return yield* Effect.timeoutTo(requests.ask(accountId(network, address), method, [address]), {
          duration: millis.rpc,
          onTimeout: () => undefined,
          onSuccess: (answer) => answer
        })
      }).pipe(
        Effect.catchAll(({ code }) => Effect.as(Effect.logDebug(`${method}: ${code} (${key})`), undefined)),
        withSpan("WalletCapabilities.ask")
      ),
    capacity: 8,
    fresh: "1 day",
    backoff: 0
  })
  /** Counts the EVM connections of this kit: each is asked again. */
  let nth = 0
  yield* store.subscribe((_, events) => {
    if (events.some(isAnother)) nth++
  })

  const ask = (network: NetworkId, { accounts, connectorId }: Connection) =>
    network.startsWith("eip155:")
      ? answers.get(`${nth} ${connectorId} ${accounts[0].address}`)
      : Effect.succeed(undefined)

  return WalletCapabilities.of({
    get: traced("WalletCapabilities.on")(function* (network: NetworkId) {
      const { namespace } = splitNetworkId(network)
      const active = yield* requireConnection(yield* store.state, namespace)
      const { granted } = yield* connectors.get(active.connectorId, namespace)
      const grant = granted?.(namespace)
      const answer = grant === undefined || grant.methods.has(method) ? yield* ask(network, active) : undefined
      return readCapabilities(answer, grant, network)
    })
  })
})

/** Returns true if an event changes the EVM wallet or its active account. */
const isAnother = (event: KitEvent): boolean =>
  (event._tag === "Connected" && event.connection.namespace === "eip155") ||
  ((event._tag === "Disconnected" || event._tag === "AccountsChanged") && event.namespace === "eip155")

/** `WalletCapabilities` over the kit's services. Needs `Store` and `Connectors`. */
export const capabilitiesLayer = Layer.provide(WalletCapabilities.layer, WalletRequests.layer)
