import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { NetworkNotFound, SwitchFailed, SwitchRejected } from "../../../core/chain/network/errors.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Connection, ConnectionState } from "../../../core/wallets/connection/events.ts"
import type { KitEvent } from "../../../core/event.ts"
import { type ConnectorNotFound, ModalClosed, type SupersededFailure } from "../../../core/wallets/connection/errors.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { Unforeseen } from "../../../core/foundation/log/errors.ts"
import { catchDefects } from "../../foundation/log/catchDefects.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import type { ConnectorError } from "../connectors/Connector.ts"
import { Connectors } from "../connectors/Connectors.ts"
import { makePendingCall } from "./pendingCall.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** The failures of switching. */
export type SwitchError = ConnectorError | ConnectorNotFound | SwitchFailed | SwitchRejected | Unforeseen

/** Switches networks. The active network is in the store. */
export class Networks extends Context.Tag("services/Networks")<
  Networks,
  {
    /**
     * Switches the active wallet to a configured network, as if the visitor had selected it. Sends one request to the
     * wallet; never retries. Fails with `SupersededFailure` if another network was selected meanwhile.
     */
    readonly switchTo: (
      to: NetworkId
    ) => Effect.Effect<void, ModalClosed | NetworkNotFound | SupersededFailure | SwitchError>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

// Follows the state: the next state interrupts the work of the one before, and going back cancels it.
// docs/spec/wallets.md#active-network-switching.
const make = Effect.gen(function* () {
  const store = yield* Store
  const work = yield* FiberHandle.make()
  const turn = yield* makePendingCall<NetworkId, void, SwitchError>()
  const end = (event: KitEvent, exit: Effect.Effect<void, SwitchError>) =>
    Effect.uninterruptible(Effect.zipRight(store.dispatch(event), turn.complete(exit)))
  const attempt = (to: NetworkId) =>
    Effect.matchEffect(catchDefects(switchTo(to)), {
      onFailure: (error) => end({ _tag: "NetworkSwitchFailed", to, error: toFailureData(error) }, Effect.fail(error)),
      onSuccess: () => end({ _tag: "NetworkSwitched", to }, Effect.void)
    })

  yield* follow(
    ({ chain }) => chain.switching,
    (switching) =>
      switching?._tag === "Asking"
        ? Effect.zipRight(
            turn.supersede((to) => {
              const { switching: current } = store.getState().chain
              return current?._tag !== "Asking" || to === current.to
            }),
            FiberHandle.run(work, attempt(switching.to))
          )
        : switching !== null || store.getState().chain.switching !== null
          ? Effect.void
          : Effect.zipRight(FiberHandle.clear(work), turn.complete(Effect.failSync(() => new ModalClosed())))
  )

  return Networks.of({
    switchTo: (to) =>
      Effect.flatMap(
        store.state,
        ({ chain }): Effect.Effect<void, ModalClosed | NetworkNotFound | SupersededFailure | SwitchError> =>
          chain.networks.some(({ id }) => id === to)
            ? ((chain.switching?._tag === "Asking" && chain.switching.to === to ? turn.pending() : undefined) ??
              turn.wait(to, store.dispatch({ _tag: "NetworkSwitchStarted", to })))
            : Effect.zipRight(
                store.dispatch({ _tag: "AlertRaised", key: "SWITCH_NETWORK_NOT_FOUND", facts: to }),
                new NetworkNotFound({ network: to })
              )
      )
  })
})

/** Switches the active wallet to a network. Does nothing if no wallet is active or it is already there. */
const switchTo = traced("connection.switchTo")(function* (to: NetworkId) {
  const { chain, connection } = yield* (yield* Store).state
  const active = activeConnection(connection, splitNetworkId(to).namespace)
  if (active === undefined || active.network === to) return
  const { connectorId, namespace } = active
  const { switchNetwork } = yield* (yield* Connectors).get(connectorId, namespace)
  // A wallet that disconnects meanwhile may never answer. Reliability F22.
  const onDisconnected = Effect.zipRight(
    until((state) => findLive(state.connection, active) === undefined),
    new SwitchFailed({ network: to })
  )
  // Some wallets never answer, or report an error, although they have switched.
  const onMoved = until((state) => findLive(state.connection, active)?.network === to)
  const switched = Effect.flatMap(
    Effect.mapError(switchNetwork(findNetwork(chain.networks, to)), toSwitchError(to)),
    () => dispatch({ _tag: "ChainChanged", connectorId, network: to, active: true })
  )
  yield* Effect.raceFirst(Effect.raceFirst(switched, onDisconnected), onMoved)
})

const dispatch = (event: KitEvent) => Effect.flatMap(Store, (store) => store.dispatch(event))

const findLive = ({ connections }: ConnectionState, { connectorId, namespace }: Connection): Connection | undefined =>
  connections.find((live) => live.namespace === namespace && isSameId(live.connectorId, connectorId))

/** Maps a wallet's error to the failure of switching. A failure that says more than a code stays unchanged. */
const toSwitchError =
  (network: NetworkId) =>
  (error: ConnectorError | SwitchFailed): SwitchError => {
    switch (error._tag) {
      case "RequestRejected":
        return new SwitchRejected({ network })
      case "MethodNotGranted":
      case "NetworkNotInWallet":
      case "NoSession":
      case "SessionEnded":
      case "WalletRequestFailed":
        return new SwitchFailed({ network, cause: error })
      default:
        return error
    }
  }
