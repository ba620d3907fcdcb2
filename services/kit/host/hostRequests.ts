import * as Effect from "effect/Effect"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { accountId, evmNetworkId } from "../../../core/chain/network/caip.ts"
import { NamespaceMissing, UnsupportedNamespace } from "../../../core/chain/network/networkIdErrors.ts"
import { AdapterNotFound } from "../../../core/wallets/connection/connectorErrors.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { isNamespace, type Namespace, type NetworkId } from "../../../core/chain/network/ids.ts"
import { getProviderView, type ProviderView } from "../../../core/wallets/activeNetwork/getProviderView.ts"
import {
  findMove,
  isSameAddress,
  type ShownContext,
  getShownAccount
} from "../../../core/wallets/requests/shownContext.ts"
import type { ShownAccount } from "../../../core/wallets/storage/snapshot.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { openingFacts, viewToOpen } from "../../../core/kit/modal/opening.ts"
import { getTopView } from "../../../core/kit/modal/state.ts"
import type { KitState } from "../../../core/state.ts"
import {
  getRequestedChain,
  type HostCall,
  isAboutAccounts,
  readHostCall
} from "../../../core/wallets/reader/hostCall.ts"
import { toWire } from "../../../core/wallets/reader/notes.ts"
import { readByNamespace } from "../../wallets/reader/readerOf.ts"
import { isBound } from "../../../core/chain/rpc/sessionMethods.ts"
import { isReviewed } from "../../../core/wallets/signing/isReviewed.ts"
import { getVerdict } from "../../../core/chain/rpc/methods.ts"
import type { Connections } from "../../wallets/connection/Connections.ts"
import type { Networks } from "../../wallets/connection/Networks.ts"
import type { Store } from "../../foundation/store/Store.ts"
import type { Connectors } from "../../wallets/connectors/Connectors.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { toEip1193, toProviderError } from "../../wallets/connectors/eip1193.ts"
import { requestMisfit } from "../../wallets/connectors/methodTable.ts"
import { checkBroadcast } from "../../wallets/connectors/checkBroadcast.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import type { WalletRequester } from "../../wallets/requests/WalletRequests.ts"
import { traced } from "../../foundation/log/tracing.ts"
import { NetworkNotFound } from "../../../core/chain/network/errors.ts"
import { ConnectionEnded } from "../../../core/wallets/requests/errors.ts"
import { ModalClosed } from "../../../core/wallets/connection/errors.ts"
import { RpcNotAllowed } from "../../../core/chain/rpc/methodErrors.ts"
import { AccountNotInWallet, RequestBeforeConnect } from "../../../core/wallets/connectors/errors.ts"

export { toProviderError }

/** The services that requests need. Passed in, so that this chunk imports nothing from the kit's own. */
export interface Serving {
  readonly store: Store["Type"]
  readonly connections: Connections["Type"]
  readonly connectors: Connectors["Type"]
  readonly networks: Networks["Type"]
  /** The only service that asks a wallet to sign or send. Its code loads with the first such request. */
  readonly asking: Effect.Effect<WalletRequester, KitMissing>
  /** Waits until the state satisfies the predicate. */
  readonly until: (expected: (state: KitState) => boolean) => Effect.Effect<KitState>
  readonly mobile: boolean
  /** True if the host wants each of its requests shown before the wallet gets it. */
  readonly reviewRequests: boolean
}

/** The namespaces whose wallets the kit can ask. */
const adapted: ReadonlySet<Namespace> = new Set<Namespace>(["eip155", "solana", "bip122"])

/**
 * Handles a host's request (EIP-1193) to the active wallet, once. A request that signs or sends is sent only while
 * wallet, account and network are those of `seen`, which the page showed when it made the request. The kit answers what
 * it knows itself, without the wallet. Fails with the cause, to which `toProviderError` gives its code.
 */
export const hostRequest = traced("host.request")(function* (
  serving: Serving,
  namespace: string,
  request: unknown,
  seen: ShownContext
) {
  const call = readHostCall(request)
  if (call === null) return yield* Effect.fail(toEip1193(requestMisfit(""), "InvalidRequest"))
  if (typeof namespace !== "string") return yield* new NamespaceMissing()
  if (!isNamespace(namespace)) return yield* new UnsupportedNamespace({ namespace })
  if (!adapted.has(namespace)) return yield* new AdapterNotFound({ namespace })
  // Waits for the restore of an earlier visit: before it ends, it is unknown which wallets are connected.
  yield* serving.until(({ connection }) => connection.restoring.every((restoring) => restoring.namespace !== namespace))
  return namespace === "eip155"
    ? yield* createEvmRequest(serving, call, seen)
    : yield* passOn(serving, namespace, call, seen)
})

/** Answers the methods that the kit handles itself; all others go to the wallet. */
const createEvmRequest = (serving: Serving, call: HostCall, seen: ShownContext): Effect.Effect<unknown, unknown> => {
  const view = getProviderView(serving.store.getState(), "eip155")
  const own = isAboutAccounts(call.params)
  switch (call.method) {
    case "eth_accounts":
      return Effect.succeed(view.accounts)
    case "eth_chainId":
      return getChain(view)
    case "net_version":
      return Effect.map(getChain(view), (chainId) => String(Number(chainId)))
    case "eth_requestAccounts":
      return requireAccounts(serving)
    case "wallet_requestPermissions":
      return own ? Effect.map(requireAccounts(serving), toPermissions) : passOn(serving, "eip155", call, seen)
    case "wallet_getPermissions":
      return Effect.succeed(toPermissions(view.accounts))
    case "wallet_revokePermissions":
      return own ? letGo(serving) : passOn(serving, "eip155", call, seen)
    case "wallet_switchEthereumChain":
      return switchNetwork(serving, call)
    default:
      return passOn(serving, "eip155", call, seen)
  }
}

const getChain = ({ chainId }: ProviderView) =>
  chainId === null
    ? Effect.fail(toEip1193(new NetworkNotFound({ network: "eip155" }), "NetworkNotInWallet"))
    : Effect.succeed(chainId)

/** EIP-2255: the one permission that a kit can grant. */
const toPermissions = (accounts: ReadonlyArray<string>) =>
  accounts.length === 0
    ? []
    : [{ parentCapability: "eth_accounts", caveats: [{ type: "restrictReturnedAccounts", value: accounts }] }]

/**
 * Returns the accounts; if no wallet is connected, opens the modal for the visitor, who may close it.
 * docs/spec/wallets.md#requests-from-hosts.
 */
const requireAccounts = Effect.fnUntraced(function* (serving: Serving) {
  const { connection, modal } = serving.store.getState()
  const { accounts } = getProviderView(serving.store.getState(), "eip155")
  if (accounts.length > 0) return accounts
  const choosing = modal.open && /^(Connect|AllWallets)/.test(getTopView(modal)._tag)
  if (connection.attempt?._tag !== "Asking" && !choosing) yield* openWalletList(serving)
  const end = yield* serving.until(
    (state) =>
      activeConnection(state.connection, "eip155") !== undefined ||
      (!state.modal.open && state.connection.attempt?._tag !== "Asking")
  )
  const connectedAccounts = getProviderView(end, "eip155").accounts
  return connectedAccounts.length > 0 ? connectedAccounts : yield* new ModalClosed()
})

/**
 * Opens the modal at the list of wallets, as a host would with `open({ namespace: "eip155" })`.
 * docs/spec/kit.md#modal-opening.
 */
const openWalletList = Effect.fnUntraced(function* ({ mobile, store }: Serving) {
  const { chain } = store.getState()
  const network = chain.networks.find((item) => item.namespace === "eip155")
  if (network === undefined)
    return yield* Effect.fail(toEip1193(new NetworkNotFound({ network: "eip155" }), "NetworkNotInWallet"))
  if (!chain.active.startsWith("eip155:")) yield* store.dispatch({ _tag: "NetworkSwitched", to: network.id })
  yield* store.dispatch({
    _tag: "Opened",
    view: viewToOpen({ view: "Connect" }, openingFacts(store.getState(), mobile))
  })
})

/** Disconnects the active wallet. */
const letGo = Effect.fnUntraced(function* ({ connections, store }: Serving) {
  const active = activeConnection(store.getState().connection, "eip155")
  if (active !== undefined) yield* connections.disconnect(active.connectorId, "eip155", false, "host")
  return null
})

/** EIP-3326, through the kit's own switch: it adds a configured network to a wallet that lacks it. */
const switchNetwork = Effect.fnUntraced(function* ({ networks, store }: Serving, { method, params }: HostCall) {
  const requested = getRequestedChain(params)
  const to = requested === undefined ? null : evmNetworkId(requested)
  if (to === null) return yield* requestMisfit(method)
  const { chain, connection } = store.getState()
  if (!chain.networks.some(({ id }) => id === to)) return yield* new NetworkNotFound({ network: to })
  if ((activeConnection(connection, "eip155")?.network ?? chain.active) !== to) yield* networks.switchTo(to)
  return null
})

/**
 * Sends a request to the active wallet, and returns its answer unchanged. Stops waiting if the wallet disconnects. A
 * request that signs or sends becomes an intent with the account and network that the page saw:
 * docs/spec/wallets.md#signing-asking.
 */
const passOn = Effect.fnUntraced(function* (
  { asking, connectors, reviewRequests, store, until }: Serving,
  namespace: Namespace,
  call: HostCall,
  seen: ShownContext
) {
  const active = yield* Effect.mapError(
    requireConnection(store.getState(), namespace),
    () => new RequestBeforeConnect()
  )
  const { wallet } = store.getState()
  const isEmbedded = wallet.connectors.some(({ id, type }) => type === "AUTH" && isSameId(id, active.connectorId))
  if (isEmbedded && getVerdict(call.method) === "refused") {
    const { refuse } = yield* asking
    yield* refuse(call.method)
    return yield* new RpcNotAllowed({ method: call.method })
  }
  if (isBound(call.method)) {
    const step = yield* bound(call, active, getShownAccount(seen, namespace))
    const { method } = step
    const { askIntent, propose, review } = yield* asking
    const account = accountId(active.network, active.accounts[0].address)
    const isRead = isReviewed(method, { isEmbedded, reviewRequests })
    const proposal = { account, connectorId: active.connectorId, steps: [step], isHosts: true }
    const intent = yield* isRead ? review(proposal) : propose(proposal)
    return yield* askIntent(intent)
  }
  const { request } = yield* connectors.get(active.connectorId, namespace)
  const disconnected = until(
    ({ connection }) =>
      !connection.connections.some(
        (live) => live.namespace === namespace && isSameId(live.connectorId, active.connectorId)
      )
  )
  // Circular parameters fail as an overflow of the stack.
  const params = yield* Effect.try({ try: () => toWire(call.params), catch: () => requestMisfit(call.method) })
  const walletCall = { method: call.method, ...(params === undefined ? {} : { params }), network: active.network }
  return yield* Effect.raceFirst(
    checkBroadcast(call.method)(request(walletCall)),
    Effect.zipRight(disconnected, new ConnectionEnded({ namespace }))
  )
})

/**
 * T10: a request that signs or sends goes to the wallet, account and network that the page saw when it made the
 * request, and names them if it can. An account that it names must be one of the connection's. Requirements of a batch:
 * docs/spec/wallets.md#requests-calls.
 */
const bound = Effect.fnUntraced(function* (call: HostCall, active: Connection, seen: ShownAccount | undefined) {
  const { accounts, network } = active
  const read = yield* readByNamespace(call, { account: accounts[0].address, network })
  const moved = findMove(seen, active)
  if (moved === "account") return yield* Effect.fail(toEip1193(createContextChanged(), "AccountNotInWallet"))
  // Nothing has changed: the request names an account that the wallet does not have.
  if (!read.signers.every((name) => accounts.some(({ address }) => isNameOf(name, network, address))))
    return yield* Effect.fail(toEip1193(new AccountNotInWallet(), "AccountNotInWallet"))
  if (moved === "network") return yield* Effect.fail(toEip1193(createContextChanged(), "NetworkNotInWallet"))
  // Typed data for another network has a failure of its own, which the intent raises.
  if (read.kind !== "typedData" && read.network !== network) {
    const changed = createContextChanged({ requested: read.network, current: network })
    return yield* Effect.fail(toEip1193(changed, "NetworkNotInWallet"))
  }
  return read
})

/** Returns true if a request names this account: by its address, or by its account id (CAIP-10) on the same network. */
const isNameOf = (name: unknown, network: NetworkId, address: string): boolean =>
  typeof name === "string" &&
  isSameAddress(network, name.startsWith(`${network}:`) ? name.slice(network.length + 1) : name, address)
