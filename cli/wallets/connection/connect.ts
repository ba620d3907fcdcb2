import type { Connector } from "../../../core/wallets/connectors/schema.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import { liveLayer } from "../../../services/wallets/connection/liveLayer.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { fromEip1193 } from "../../../services/wallets/connectors/fromEip1193.ts"
import { defaultNetwork } from "../../chain/network/knownNetworks.ts"
import { createChoiceError, createUsageError, createValueError } from "../../foundation/errors/usage.ts"
import { suggestSimilar } from "../../foundation/text/nearHint.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { keepSession } from "./keepSession.ts"
import { keyWallet } from "../keyWallet/keyWallet.ts"
import { createReplayProvider, createRecordingProvider } from "./recordedWallet.ts"
import { walletConnect, walletConnectNamespaces } from "./walletConnect.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"
import { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"

/** The terminal's wallets that support only EVM networks. The key wallet acts as the embedded one. */
const kinds = {
  recorded: { name: "Recorded wallet", type: "INJECTED" },
  key: { name: "Key wallet", type: "AUTH" }
} as const satisfies Readonly<Record<string, Pick<Connector, "name" | "type">>>
const isKind = (wallet: string): wallet is keyof typeof kinds => Object.hasOwn(kinds, wallet)

/** The values of `--wallet`; the last three have their own commands. */
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
      return yield* createUsageError(
        `--network ${network} does not belong to --namespace ${namespace}.`,
        `Omit --namespace, or use --namespace ${kind}.`
      )
    }
    const requested = namespace ?? kind
    if (isKind(wallet) && requested !== "eip155") {
      const hint = suggestSimilar(requested, ["eip155"]) ?? "Other namespaces need --wallet walletconnect."
      return yield* namespace === undefined
        ? createValueError("--network", `an eip155 one with --wallet ${wallet}`, String(network), hint)
        : createValueError("--namespace", "eip155", namespace, hint)
    }
    const { chain } = yield* (yield* Store).state
    const connection = yield* connectLive({ wallet, namespace: requested, start: network ?? chain.active })
    const settled =
      network === undefined || connection.network === network
        ? connection
        : yield* Effect.tapError(
            Effect.as(
              Effect.flatMap(Networks, (networks) => networks.switchTo(network)),
              { ...connection, network }
            ),
            () => endSession(connection)
          )
    yield* keepSession
    return yield* getReport(settled)
  }).pipe(provideWorld(connectionLayer))

/** The connection services with their own wallet registry; they listen to wallet events. */
export const connectionLayer = Layer.provideMerge(
  Layer.mergeAll(Connections.layer, Networks.layer, liveLayer),
  Connectors.layer
)

/** The wallet to connect. `start`: the initial network of a key wallet; other wallets have one already. */
export interface WalletChoice {
  readonly wallet: string
  readonly namespace: string
  readonly start?: NetworkId | undefined
}

/** Connects and returns the live connection; fails with `NotConnected` if the wallet does not support the namespace. */
export const connectLive = ({ namespace, start = defaultNetwork, wallet }: WalletChoice) =>
  Effect.gen(function* () {
    if (isSameId(wallet, connectorIds.walletConnect)) return yield* pairWallet(namespace)
    if (!isKind(wallet)) {
      return yield* createChoiceError("--wallet", wallet, wallets)
    }
    if (namespace !== "eip155") return yield* new NotConnected({ namespace })
    const run = yield* Run
    const store = yield* Store
    const provider =
      wallet === "key"
        ? yield* keyWallet(start.startsWith("eip155:") ? start : defaultNetwork)
        : createReplayProvider(yield* run.wallet, run.missed)
    yield* (yield* Connectors).put(
      wallet,
      "eip155",
      fromEip1193(
        run.flags.record === undefined ? provider : createRecordingProvider(wallet, provider, run.keepWallet),
        wallet
      )
    )
    yield* store.dispatch(
      { _tag: "WalletsAnnounced", connectors: [{ id: wallet, ...kinds[wallet], chain: "eip155", icon: "" }] },
      { _tag: "WalletsLooked" }
    )
    return yield* (yield* Connections).connect({ connectorId: wallet })
  }).pipe(provideWorld(connectionLayer))

/**
 * Ends the session of a wallet that did not provide the requested network. The terminal's own wallets have no session.
 */
const endSession = ({ connectorId, namespace }: Connection) =>
  isSameId(connectorId, connectorIds.walletConnect)
    ? Effect.flatMap(Connectors, (connectors) => connectors.get(connectorId, namespace)).pipe(
        Effect.flatMap(({ disconnect }) => Effect.timeout(disconnect, millis.signOut)),
        Effect.ignore
      )
    : Effect.void

/** Connects with WalletConnect. Disconnects a wallet that shares nothing on the requested namespace. */
const pairWallet = Effect.fnUntraced(function* (name: string) {
  const namespace = walletConnectNamespaces.find((known) => known === name)
  if (namespace === undefined) {
    return yield* createChoiceError("--namespace", name, walletConnectNamespaces)
  }
  yield* walletConnect
  const connection = yield* (yield* Connections).connect({ connectorId: connectorIds.walletConnect, namespace })
  if (connection.namespace === namespace) return connection
  yield* endSession(connection)
  return yield* new NoRequestedChain({ connectorId: connectorIds.walletConnect })
})

/** Returns a connection as a report, with the accounts that its wallet shares on other namespaces. */
export const getReport = (connection: Connection) =>
  Effect.map(
    Effect.flatMap(Store, ({ state }) => state),
    (state): Report => {
      const { accounts, connectorId, name, namespace, network } = connection
      const others = [...state.connection.connections, ...state.connection.restoring].filter(
        (other) => isSameId(other.connectorId, connectorId) && other.namespace !== namespace
      )
      const getName = (id: NetworkId): string => findNetwork(state.chain.networks, id).name
      return {
        data: {
          ...getConnectionData(connection),
          connector: { id: connectorId, name },
          others: others.map(getConnectionData)
        },
        lines: formatPairs([
          ["Account", accounts[0].address],
          ["Network", `${getName(network)} (${network})`],
          ["Wallet", name],
          ...accounts.slice(1).map(({ address }) => ["And", address] as const),
          ...others.flatMap((other) =>
            other.accounts.map(({ address }) => ["And", `${address} on ${getName(other.network)}`] as const)
          )
        ])
      }
    }
  )

const getConnectionData = ({ accounts, namespace, network }: Connection) => ({
  account: `${network}:${accounts[0].address}`,
  accounts: accounts.map(({ address }) => address),
  namespace,
  network
})
