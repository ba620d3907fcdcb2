import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { evmNetworkId, hexChainId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { ChainNotSupported, NetworkNotFound, SwitchFailed, SwitchRejected } from "../../../core/chain/network/errors.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { ChainState } from "../../../core/wallets/activeNetwork/events.ts"
import type { Connection, ConnectionState } from "../../../core/wallets/connection/events.ts"
import type { KitEvent } from "../../../core/event.ts"
import { ModalClosed, type RequestRejected, type WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { isLatchkeyError, type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { catalogued } from "../../foundation/log/catalogued.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Connectors, type Provider } from "../connectors/Connectors.ts"
import { makePendingCall } from "../connection/pendingCall.ts"
import { readForeign } from "../connectors/readForeign.ts"
import { walletRequest } from "../connection/walletRequest.ts"

/**
 * The failures of switching: `ChainNotSupported`, `ConnectorNotFound`, `SwitchFailed`, `SwitchRejected`, or an
 * adapter's own failure.
 */
export type SwitchError = LatchkeyError

/** Switches networks. The active network is in the store. */
export class Networks extends Context.Tag("services/Networks")<
  Networks,
  {
    /**
     * Switches the active wallet to a configured network, as if the visitor had chosen it. Sends one request to the
     * wallet; never retries.
     */
    readonly switchTo: (to: NetworkId) => Effect.Effect<void, ModalClosed | NetworkNotFound | SwitchError>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

// Work follows the state: the next state interrupts the work of the one before, and going back cancels it.
// docs/spec/wallets.md#active-network-switching.
const make = Effect.gen(function* () {
  const store = yield* Store
  const work = yield* FiberHandle.make()
  const turn = yield* makePendingCall<void, ModalClosed | SwitchError>(() => new ModalClosed())
  const told = (event: KitEvent, exit: Effect.Effect<void, SwitchError>) =>
    Effect.uninterruptible(Effect.zipRight(store.dispatch(event), turn.settle(exit)))
  const attempt = (to: NetworkId) =>
    Effect.matchEffect(catalogued(switchTo(to)), {
      onFailure: (error) => told({ _tag: "NetworkSwitchFailed", to, error: toFailureData(error) }, Effect.fail(error)),
      onSuccess: () => told({ _tag: "NetworkSwitched", to }, Effect.void)
    })

  yield* follow(
    ({ chain }) => chain.switching,
    (switching) =>
      switching?._tag === "Asking"
        ? FiberHandle.run(work, attempt(switching.to))
        : switching !== null || store.now().chain.switching !== null
          ? Effect.void
          : Effect.zipRight(FiberHandle.clear(work), turn.settle(Effect.failSync(() => new ModalClosed())))
  )

  return Networks.of({
    switchTo: (to) =>
      Effect.flatMap(
        store.state,
        ({ chain }): Effect.Effect<void, ModalClosed | NetworkNotFound | SwitchError> =>
          chain.networks.some(({ id }) => id === to)
            ? turn.wait(store.dispatch({ _tag: "NetworkSwitchStarted", to }))
            : Effect.zipRight(
                store.dispatch({ _tag: "AlertRaised", key: "SWITCH_NETWORK_NOT_FOUND", facts: to }),
                new NetworkNotFound({ network: to })
              )
      )
  })
})

/** Switches the active wallet to a network. Does nothing if no wallet is active or it is already there. */
const switchTo = Effect.fn("connection.switchTo")(function* (to: NetworkId) {
  const { chain, connection } = yield* (yield* Store).state
  const active = activeConnection(connection, splitNetworkId(to).namespace)
  if (active === undefined || active.network === to) return
  const provider = yield* (yield* Connectors).get(active.connectorId, active.namespace)
  // A wallet that disconnects meanwhile may never answer. Reliability F22.
  const left = Effect.zipRight(
    until((state) => !isConnected(state.connection, active)),
    new SwitchFailed({ network: to })
  )
  yield* Effect.raceFirst(
    provider.switchNetwork === undefined
      ? asked(provider, active, to, chain)
      : moved(provider.switchNetwork, active, to),
    left
  )
})

/** Switches an EVM wallet by EIP-3326, after adding the network if the wallet does not have it. */
const asked = Effect.fnUntraced(function* (provider: Provider, active: Connection, to: NetworkId, chain: ChainState) {
  yield* Effect.catchIf(
    ask(provider, to),
    (error) => error._tag === "WalletRequestFailed" && error.walletCode === 4902,
    () => Effect.zipRight(add(provider, findNetwork(chain.networks, to)), ask(provider, to))
  ).pipe(Effect.mapError((error) => explained(to, error)))
  const answer = yield* Effect.mapError(
    walletRequest(provider, "eth_chainId"),
    (cause) => new SwitchFailed({ network: to, cause })
  )
  if (evmNetworkId(answer) !== to) return yield* new SwitchFailed({ network: to })
  yield* (yield* Store).dispatch({ _tag: "ChainChanged", connectorId: active.connectorId, network: to, active: true })
})

const isConnected = ({ connections }: ConnectionState, { connectorId, namespace }: Connection): boolean =>
  connections.some((one) => one.namespace === namespace && sameId(one.connectorId, connectorId))

/** An adapter switches by itself and raises its own failures. */
const moved = Effect.fnUntraced(function* (
  switchNetwork: (to: NetworkId) => Promise<void>,
  { connectorId }: Connection,
  to: NetworkId
) {
  yield* Effect.tryPromise({
    try: () => switchNetwork(to),
    catch: (cause): SwitchError =>
      isLatchkeyError(cause)
        ? cause
        : readForeign(cause).isRejection
          ? new SwitchRejected({ network: to })
          : new SwitchFailed({ network: to, cause })
  })
  yield* (yield* Store).dispatch({ _tag: "ChainChanged", connectorId, network: to, active: true })
})

const ask = (provider: Provider, to: NetworkId) =>
  walletRequest(provider, "wallet_switchEthereumChain", [{ chainId: hexChainId(to) }])

/** Adds a network to a wallet (EIP-3085). docs/spec/wallets.md#active-network-adding-a-network lists the fields. */
const add = (provider: Provider, { explorerUrl, id, imageUrl, name, nativeCurrency, rpcUrls }: Network) =>
  walletRequest(provider, "wallet_addEthereumChain", [
    {
      chainId: hexChainId(id),
      chainName: name,
      nativeCurrency,
      rpcUrls,
      ...(explorerUrl === undefined ? {} : { blockExplorerUrls: [explorerUrl] }),
      ...(imageUrl === undefined ? {} : { iconUrls: [imageUrl] })
    }
  ])

/**
 * docs/spec/wallets.md#active-network-switching-an-evm-wallet: switching to an unknown chain fails as 'Chain is not
 * supported' after an attempt to add it.
 */
const explained = (network: NetworkId, error: RequestRejected | WalletRequestFailed): SwitchError =>
  error._tag === "RequestRejected"
    ? new SwitchRejected({ network })
    : error.walletCode === 4902 || error.method === "wallet_addEthereumChain"
      ? new ChainNotSupported({ network, cause: error })
      : new SwitchFailed({ network, cause: error })
