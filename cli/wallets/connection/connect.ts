import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import { noRequestedChain } from "../../../core/wallets/connectors/noRequestedChain.ts"
import { notConnected } from "../../../services/wallets/connection/requireConnection.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import { liveLayer } from "../../../services/wallets/connection/live.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { fromEip1193 } from "../../../services/wallets/connectors/fromEip1193.ts"
import { defaultNetwork } from "../../chain/network/knownNetworks.ts"
import { choiceError, usageError, valueError } from "../../foundation/errors/usage.ts"
import { nearHint } from "../../foundation/text/nearHint.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { keepSession } from "./keepSession.ts"
import { keyWallet } from "../keyWallet/keyWallet.ts"
import { recordedProvider, recordingProvider } from "./recordedWallet.ts"
import { walletConnect, walletConnectNamespaces } from "./walletConnect.ts"

/** The terminal's wallets that support EVM networks only. The key wallet acts as the embedded one. */
const kinds = {
  recorded: { name: "Recorded wallet", type: "INJECTED" },
  key: { name: "Key wallet", type: "AUTH" }
} as const satisfies Readonly<Record<string, Pick<Connector, "name" | "type">>>
const isKind = (wallet: string): wallet is keyof typeof kinds => Object.hasOwn(kinds, wallet)

/** The values of `--wallet`; the last three have commands of their own. */
const wallets = [...Object.keys(kinds), "walletconnect", "email", "social", "farcaster"]

/**
 * `connect`: connects a wallet through the same service as a page, stores the session for later runs, and prints the
 * account.
 */
export const connect = ({ namespace, wallet }: { readonly wallet: string; readonly namespace?: string | undefined }) =>
  Effect.gen(function* () {
    const {
      flags: { network }
    } = yield* Run
    const kind = network === undefined ? "eip155" : splitNetworkId(network).namespace
    if (network !== undefined && namespace !== undefined && namespace !== kind) {
      return yield* usageError(
        `--network ${network} is none of --namespace ${namespace}.`,
        `Leave --namespace out, or say --namespace ${kind}.`
      )
    }
    const wanted = namespace ?? kind
    if (isKind(wallet) && wanted !== "eip155") {
      const hint = nearHint(wanted, ["eip155"]) ?? "Other namespaces are there with --wallet walletconnect."
      return yield* namespace === undefined
        ? valueError("--network", `an eip155 one with --wallet ${wallet}`, String(network), hint)
        : valueError("--namespace", "eip155", namespace, hint)
    }
    const { chain } = yield* (yield* Store).state
    const connection = yield* connected({ wallet, namespace: wanted, start: network ?? chain.active })
    const there =
      network === undefined || connection.network === network
        ? connection
        : yield* Effect.tapError(
            Effect.as(
              Effect.flatMap(Networks, (networks) => networks.switchTo(network)),
              { ...connection, network }
            ),
            () => letGo(connection)
          )
    yield* keepSession
    return yield* reportOf(there)
  }).pipe(provideWorld(connectionLayer))

/** The connection services over a wallet registry of their own; wallet events are listened to. */
export const connectionLayer = Layer.provideMerge(
  Layer.mergeAll(Connections.layer, Networks.layer, liveLayer),
  Connectors.layer
)

/** The wallet to connect. `start`: the network that a key wallet starts on; any other wallet is already on one. */
export interface WalletChoice {
  readonly wallet: string
  readonly namespace: string
  readonly start?: NetworkId | undefined
}

/** Connects and returns the live connection; fails with `NotConnected` if the wallet has no namespace of that name. */
export const connected = ({ namespace, start = defaultNetwork, wallet }: WalletChoice) =>
  Effect.gen(function* () {
    if (sameId(wallet, connectorIds.walletConnect)) return yield* paired(namespace)
    if (!isKind(wallet)) {
      return yield* choiceError("--wallet", wallet, wallets)
    }
    if (namespace !== "eip155") return yield* notConnected(namespace)
    const at = yield* Run
    const store = yield* Store
    const provider =
      wallet === "key"
        ? yield* keyWallet(start.startsWith("eip155:") ? start : defaultNetwork)
        : recordedProvider(yield* at.wallet, at.missed)
    yield* (yield* Connectors).put(
      wallet,
      "eip155",
      fromEip1193(at.flags.record === undefined ? provider : recordingProvider(wallet, provider, at.keepWallet), wallet)
    )
    yield* store.dispatch(
      { _tag: "WalletsAnnounced", connectors: [{ id: wallet, ...kinds[wallet], chain: "eip155", icon: "" }] },
      { _tag: "WalletsLooked" }
    )
    return yield* (yield* Connections).connect({ connectorId: wallet })
  }).pipe(provideWorld(connectionLayer))

/** Ends the session of a wallet that did not provide what it was connected for. The terminal's own have none. */
const letGo = ({ connectorId, namespace }: Connection) =>
  sameId(connectorId, connectorIds.walletConnect)
    ? Effect.flatMap(Connectors, (connectors) => connectors.get(connectorId, namespace)).pipe(
        Effect.flatMap(({ disconnect }) => Effect.timeout(disconnect, millis.signOut)),
        Effect.ignore
      )
    : Effect.void

/** Connects by WalletConnect. Disconnects a wallet that shares nothing on the requested namespace. */
const paired = Effect.fnUntraced(function* (asked: string) {
  const namespace = walletConnectNamespaces.find((one) => one === asked)
  if (namespace === undefined) {
    return yield* choiceError("--namespace", asked, walletConnectNamespaces)
  }
  yield* walletConnect
  const connection = yield* (yield* Connections).connect({ connectorId: connectorIds.walletConnect, namespace })
  if (connection.namespace === namespace) return connection
  yield* letGo(connection)
  return yield* noRequestedChain(connectorIds.walletConnect)
})

/** A connection as a report, with what its wallet shares on other namespaces. */
export const reportOf = (connection: Connection) =>
  Effect.map(
    Effect.flatMap(Store, ({ state }) => state),
    (state): Report => {
      const { accounts, connectorId, name, namespace, network } = connection
      const others = [...state.connection.connections, ...state.connection.restoring].filter(
        (one) => sameId(one.connectorId, connectorId) && one.namespace !== namespace
      )
      const nameOf = (id: NetworkId): string => findNetwork(state.chain.networks, id).name
      return {
        data: { ...toldOf(connection), connector: { id: connectorId, name }, others: others.map(toldOf) },
        lines: pairs([
          ["Account", accounts[0].address],
          ["Network", `${nameOf(network)} (${network})`],
          ["Wallet", name],
          ...accounts.slice(1).map(({ address }) => ["And", address] as const),
          ...others.flatMap((one) =>
            one.accounts.map(({ address }) => ["And", `${address} on ${nameOf(one.network)}`] as const)
          )
        ])
      }
    }
  )

const toldOf = ({ accounts, namespace, network }: Connection) => ({
  account: `${network}:${accounts[0].address}`,
  accounts: accounts.map(({ address }) => address),
  namespace,
  network
})
