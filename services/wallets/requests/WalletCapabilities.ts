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

/** What the wallet in use can do. */
export class WalletCapabilities extends Context.Tag("services/WalletCapabilities")<
  WalletCapabilities,
  {
    /**
     * What the active wallet of a network's namespace says it can do there. It is asked `wallet_getCapabilities` at most
     * once a connection, and not at all where its session did not grant that; nothing that prompts is asked. A wallet
     * that refuses, or does not answer within 10 s, can do what its session grants.
     * docs/spec/wallets.md#requests-capabilities.
     */
    readonly on: (network: NetworkId) => Effect.Effect<Capabilities, ConnectorNotFound | NotConnected>
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

  /** The wallet's raw answer for all its networks; undefined if it gives none. */
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
  /** Counts the EVM connections of this kit: each is asked anew. */
  let nth = 0
  yield* store.subscribe((_, events) => {
    if (events.some(isAnother)) nth++
  })

  const ask = (network: NetworkId, { accounts, connectorId }: Connection) =>
    network.startsWith("eip155:")
      ? answers.get(`${nth} ${connectorId} ${accounts[0].address}`)
      : Effect.succeed(undefined)

  return WalletCapabilities.of({
    on: traced("WalletCapabilities.on")(function* (network: NetworkId) {
      const { namespace } = splitNetworkId(network)
      const active = yield* requireConnection(yield* store.state, namespace)
      const { granted } = yield* connectors.get(active.connectorId, namespace)
      const grant = granted?.(namespace)
      const answer = grant === undefined || grant.methods.has(method) ? yield* ask(network, active) : undefined
      return readCapabilities(answer, grant, network)
    })
  })
})

/** Whether an EVM wallet, or the account in use there, is another one from this event on. */
const isAnother = (event: KitEvent): boolean =>
  (event._tag === "Connected" && event.connection.namespace === "eip155") ||
  ((event._tag === "Disconnected" || event._tag === "AccountsChanged") && event.namespace === "eip155")

/** The service over the kit's own. Needs `Store` and `Connectors`. */
export const capabilitiesLayer = Layer.provide(WalletCapabilities.layer, WalletRequests.layer)
