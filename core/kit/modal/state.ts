import { splitNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isSupported } from "../../chain/network/network.ts"
import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import type { ChainEvent, ChainState } from "../../wallets/activeNetwork/events.ts"
import type { ConnectRequest, ConnectionEvent, ConnectionState } from "../../wallets/connection/events.ts"
import { activeConnection, isLast, isSameId } from "../../wallets/connection/state.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import type { LoginState } from "../../embedded/login/events.ts"
import type { ConfigState } from "../config/events.ts"
import type { ModalEvent, ModalState } from "./events.ts"
import { shake, stepNotices } from "./notices.ts"
import { isOfAccount, sameView, type View } from "./views.ts"

const connect: View = { _tag: "Connect" }

export const modalStart: ModalState = {
  open: false,
  history: [connect],
  only: null,
  wanted: null,
  agreed: false,
  shake: false,
  shakes: 0,
  toast: null,
  nextToast: null,
  alert: null,
  raised: []
}

/** Returns the view on top, which is the one that is drawn. */
export const getTopView = ({ history }: ModalState): View => history[history.length - 1] ?? history[0]

/** The rooms that the modal depends on. */
export interface ModalContext {
  readonly chain: ChainState
  readonly config: ConfigState
  readonly connection: ConnectionState
  readonly login?: LoginState | undefined
}

type WalletMove = EventOf<
  ConnectionEvent,
  "ConnectStarted" | "Connected" | "Disconnected" | "RestoreFailed" | "ChainChanged"
>
type NetworkMove = EventOf<
  ChainEvent,
  "NetworkSwitchStarted" | "NetworkSwitchLasted" | "NetworkSwitchFailed" | "NetworkSwitched"
>

/**
 * Steps the modal. `now`: the other rooms before the event. Returns the same object if the event changes nothing here.
 */
export const stepModal = (
  modal: ModalState,
  event: ModalEvent | WalletMove | NetworkMove | OtherEvent,
  now: ModalContext
): ModalState => {
  switch (event._tag) {
    case "Opened":
      return modal.open &&
        sameView(getTopView(modal), event.view) &&
        modal.only === (event.only ?? null) &&
        sameView(modal.wanted ?? connect, event.wanted ?? connect)
        ? modal
        : // A copy: the root view is another object with each opening.
          { ...modal, open: true, history: [{ ...event.view }], only: event.only ?? null, wanted: event.wanted ?? null }
    case "TermsAgreed":
      return { ...modal, agreed: event.agreed }
    case "Closed":
      return leave(modal, () => close(modal, now))
    case "Pushed":
      return push(modal, event.view)
    case "Replaced":
      return replace(modal, event.view)
    case "WentBack":
      return leave(modal, () => goBack(modal, now))
    case "ConnectStarted":
      return push(modal, getConnectingView(event, now))
    case "Connected":
      return afterConnect(modal, event, now)
    case "Disconnected":
      return modal.open && isPersonal(getTopView(modal)) ? afterDisconnect(modal, event, now) : modal
    case "RestoreFailed":
      return modal.open && isPersonal(getTopView(modal)) && isOnlyHope(now, event.connectorId)
        ? { ...modal, history: [connect] }
        : modal
    case "NetworkSwitchStarted":
      return listsNetworks(getTopView(modal)) ? modal : push(modal, { _tag: "SwitchNetwork", to: event.to })
    case "NetworkSwitchLasted":
      return now.chain.switching?._tag === "Asking" && listsNetworks(getTopView(modal))
        ? push(modal, { _tag: "SwitchNetwork", to: event.to })
        : modal
    case "NetworkSwitchFailed":
      return isWaitingFor(modal, event.to) ? goBack(modal, now) : modal
    case "NetworkSwitched":
      return afterSwitch(modal, event.to, now)
    case "ChainChanged":
      return event.active ? afterChainChange(modal, event.network, now) : modal
    default:
      return stepNotices(modal, event, now.config.debug)
  }
}

/**
 * Closing resets to Connect. A modal that is part of the page stays open and returns to its first view.
 * docs/spec/kit.md#modal-closing.
 */
const close = (modal: ModalState, now: ModalContext): ModalState =>
  !modal.open
    ? modal
    : now.config.enableEmbedded
      ? { ...modal, alert: null, history: [{ _tag: isConnected(now) ? "Account" : "Connect" }], only: null }
      : {
          ...modal,
          open: false,
          alert: null,
          history: [connect],
          only: null,
          wanted: null,
          agreed: false,
          shake: false,
          shakes: 0
        }

/** Leaves a view. A view that requires an answer shakes instead. docs/spec/onchain.md#siwx-flow. */
const leave = (modal: ModalState, by: () => ModalState): ModalState => {
  const top = getTopView(modal)
  return modal.open && top._tag === "SIWXSignMessage" && top.required ? shake(modal) : by()
}

const isConnected = ({ chain, connection }: ModalContext): boolean =>
  activeConnection(connection, splitNetworkId(chain.active).namespace) !== undefined

/** Adds a view, unless it is already on top or the modal is closed, as when a host acts without it. */
const push = (modal: ModalState, view: View): ModalState =>
  !modal.open || sameView(getTopView(modal), view) ? modal : { ...modal, history: [...modal.history, view] }

const replace = (modal: ModalState, view: View): ModalState => {
  if (!modal.open || sameView(getTopView(modal), view)) return modal
  const [first, ...rest] = modal.history
  return { ...modal, history: rest.length === 0 ? [view] : [first, ...rest.slice(0, -1), view] }
}

/**
 * Goes back. From the first view, closes the modal. A connected visitor sees Account in place of Connect.
 * docs/spec/kit.md#modal-navigation.
 */
const goBack = (modal: ModalState, now: ModalContext): ModalState => {
  const [first, ...rest] = modal.history
  if (rest.length === 0) return close(modal, now)
  const history: ModalState["history"] = [first, ...rest.slice(0, -1)]
  return isConnected(now) && getTopView({ ...modal, history })._tag === "Connect"
    ? { ...modal, history: [{ _tag: "Account" }] }
    : { ...modal, history }
}

/**
 * Returns the view that waits for a connection. WalletConnect has its own views, for one wallet or for any; so has the
 * embedded wallet.
 */
const getConnectingView = ({ connectorId, walletId }: ConnectRequest, { login }: ModalContext): View =>
  !isSameId(connectorId, connectorIds.walletConnect)
    ? connectorId === connectorIds.auth
      ? {
          _tag: !login?.social
            ? "EmailLogin"
            : login.social.provider === "farcaster"
              ? "ConnectingFarcaster"
              : "ConnectingSocial"
        }
      : { _tag: "ConnectingExternal", connectorId }
    : walletId === undefined
      ? { _tag: "ConnectingWalletConnectBasic" }
      : { _tag: "ConnectingWalletConnect", walletId }

/** Returns whether no wallet is connected and no other wallet of an earlier visit is being restored. */
const isOnlyHope = ({ connection }: ModalContext, connectorId: string): boolean =>
  connection.connections.length === 0 && connection.restoring.every((stored) => stored.connectorId === connectorId)

const isPersonal = ({ _tag }: View): boolean =>
  isOfAccount(_tag) || /^(SwitchNetwork|Networks|UnsupportedChain|SwitchActiveChain)$/.test(_tag)

/** Returns whether the view has a row for each network, which itself shows the requested network. */
const listsNetworks = (view: View): boolean =>
  view._tag === "UnsupportedChain" ||
  view._tag === "Networks" ||
  (view._tag === "SwitchNetwork" && view.to === undefined)

const isWaitingFor = (modal: ModalState, to: string): boolean => {
  const top = getTopView(modal)
  return top._tag === "SwitchNetwork" && top.to === to
}

/**
 * Returns whether switching is enabled and a network is neither configured nor allowed: the visitor is asked to leave
 * it. docs/spec/wallets.md#active-network-unsupported.
 */
const mustLeave = (now: ModalContext, network: NetworkId): boolean =>
  !isSupported(now.chain.networks, network) && now.config.enableNetworkSwitch && !now.config.allowUnsupportedChain

/**
 * Shows the request to leave the network, and opens the modal for it. Called once for each change of network, so that
 * the visitor can close it.
 */
const askToLeave = (modal: ModalState): ModalState => ({
  ...modal,
  open: true,
  history: [{ _tag: "UnsupportedChain" }]
})

const afterConnect = (
  modal: ModalState,
  event: EventOf<ConnectionEvent, "Connected">,
  now: ModalContext
): ModalState => {
  const { namespace, network } = event.connection
  const isActive = !event.restored || splitNetworkId(now.chain.active).namespace === namespace
  if (isActive && mustLeave(now, network)) return askToLeave(modal)
  return event.restored || !modal.open || !/^(Connecting|Email)/.test(getTopView(modal)._tag)
    ? modal
    : now.config.signIn && isActive
      ? { ...modal, history: [{ _tag: "SIWXSignMessage" }] }
      : modal.wanted !== null
        ? { ...modal, history: withAccount(modal.wanted), wanted: null }
        : now.config.enableEmbedded
          ? {
              ...modal,
              history: [{ _tag: "Account" }],
              toast:
                now.config.resolved.multiWallet && now.connection.connections.length > 0
                  ? { kind: "success", key: "toast.walletAdded" }
                  : modal.toast
            }
          : close(modal, now)
}

/** Returns the history of an account view, with the account to go back to. */
const withAccount = (view: View): ModalState["history"] =>
  view._tag === "Account" ? [view] : [{ _tag: "Account" }, view]

/**
 * Closes the modal. A modal that is part of the page, or that the host keeps open, shows a remaining wallet, or
 * Connect. docs/spec/kit.md#modal-after-a-disconnect.
 */
const afterDisconnect = (
  modal: ModalState,
  { connectorId, keepOpen, namespace }: EventOf<ConnectionEvent, "Disconnected">,
  now: ModalContext
): ModalState =>
  now.config.enableEmbedded || keepOpen === true
    ? { ...modal, history: [{ _tag: isLast(now.connection, connectorId, namespace) ? "Connect" : "Account" }] }
    : close(modal, now)

const afterSwitch = (modal: ModalState, to: NetworkId, now: ModalContext): ModalState => {
  const top = getTopView(modal)
  // A switch to another namespace leads to its wallet, or to the choice of one.
  if (top._tag === "SwitchActiveChain" || top._tag === "ProfileWallets") {
    return {
      ...modal,
      history: [
        activeConnection(now.connection, splitNetworkId(to).namespace) === undefined ? connect : { _tag: "Account" }
      ]
    }
  }
  // Funds were needed on another network.
  if (isWaitingFor(modal, to) && modal.history.at(-2)?._tag === "AddFunds") return goBack(modal, now)
  if (listsNetworks(top) || isWaitingFor(modal, to)) {
    return modal.history[0]._tag === "Account" ? { ...modal, history: [{ _tag: "Account" }] } : close(modal, now)
  }
  return modal
}

const afterChainChange = (modal: ModalState, network: NetworkId, now: ModalContext): ModalState => {
  if (mustLeave(now, network)) return askToLeave(modal)
  return getTopView(modal)._tag === "UnsupportedChain" ? close(modal, now) : modal
}
