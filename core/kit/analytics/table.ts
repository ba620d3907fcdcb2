import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { sameId } from "../../wallets/connection/state.ts"
import { latest } from "../../foundation/data/remote.ts"
import { findWallet } from "../../wallets/catalogue/findWallet.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import { type KitState, shownView } from "../../state.ts"
import type { View } from "../modal/views.ts"
import type { KitEvent } from "../../event.ts"
import type { TheirEvent, TheirEvents, Report } from "./theirEvents.ts"

/** The context of an event: the state before and after it, and the project. */
export interface Moment {
  readonly before: KitState
  readonly after: KitState
  readonly projectId: string
}

type Tell<Tag extends KitEvent["_tag"]> = (
  event: Extract<KitEvent, { readonly _tag: Tag }>,
  at: Moment
) => ReadonlyArray<Report>

const nothing: ReadonlyArray<Report> = []
const tell = <Name extends TheirEvent>(event: Name, properties: TheirEvents[Name]): ReadonlyArray<Report> => [
  { event, properties } as Report
]

/** Smart accounts come with the embedded wallet. */
const isSmartAccount = false
/** A visitor's search text is cut: a wallet's name is shorter. */
const searchCharacters = 64

/**
 * Which of our events is which of theirs. An event that is not here is told to nobody. Failures are told by their
 * codes: a wallet's own words may hold anything.
 */
export const table: { readonly [Tag in KitEvent["_tag"]]?: Tell<Tag> } = {
  Opened: ({ view }, at) => (at.after.modal === at.before.modal ? nothing : entered(view, at)),
  Pushed: ({ view }, at) => {
    const { after, before } = at
    return after.modal === before.modal
      ? nothing
      : view._tag === "AllWallets"
        ? tell("CLICK_ALL_WALLETS", {})
        : view._tag === "SwitchNetwork" && view.to === undefined
          ? shownView(before)._tag === "Swap"
            ? tell("CLICK_SELECT_NETWORK_TO_SWAP", {})
            : tell("CLICK_NETWORKS", {})
          : view._tag === "ConnectingExternal" && view.walletId !== undefined
            ? tell("SELECT_WALLET", { name: walletName(after, view.walletId), platform: "unsupported" })
            : entered(view, at)
  },
  WalletSearchArrived: (_, { after, before }) =>
    after.wallet === before.wallet
      ? nothing
      : tell("SEARCH_WALLET", { badge: "", search: after.wallet.search.slice(0, searchCharacters) }),

  ConnectStarted: ({ connectorId, walletId }, { after, before }) =>
    after.connection.attempt === before.connection.attempt
      ? nothing
      : tell("SELECT_WALLET", {
          name: walletId === undefined ? connectorName(after, connectorId) : walletName(after, walletId),
          platform: isPaired(connectorId) ? "qrcode" : "browser"
        }),
  Connected: ({ connection, restored }, { before }) =>
    restored
      ? nothing
      : tell("CONNECT_SUCCESS", {
          method: !isPaired(connection.connectorId)
            ? "browser"
            : before.connection.linking === null
              ? "qrcode"
              : "mobile",
          name: connection.name,
          caipNetworkId: connection.network
        }),
  ConnectFailed: ({ error }) => tell("CONNECT_ERROR", { message: error.code }),
  Disconnected: ({ by, last, namespace }) =>
    by === "visitor" || by === "host" ? tell("DISCONNECT_SUCCESS", { namespace: last ? "all" : namespace }) : nothing,
  ChainChanged: (_, at) => switched(at),
  NetworkSwitched: (_, at) => switched(at),

  TabChosen: ({ tab }, { before }) =>
    tab === "activity" && before.account?.tab !== tab ? tell("CLICK_TRANSACTIONS", { isSmartAccount }) : nothing,
  ActivityAsked: (event, at) => (event.cursor === null ? nothing : tell("LOAD_MORE_TRANSACTIONS", paged(event, at))),
  ActivityFailed: (event, at) => tell("ERROR_FETCH_TRANSACTIONS", paged(event, at)),

  SignInConfirmed: (event) => tell("CLICK_SIGN_SIWX_MESSAGE", signedOn(event)),
  SignInCancelled: (event) => tell("CLICK_CANCEL_SIWX", signedOn(event)),
  SignedIn: (event) => (event.restored ? nothing : tell("SIWX_AUTH_SUCCESS", signedOn(event))),
  SignInFailed: (event) => tell("SIWX_AUTH_ERROR", { ...signedOn(event), message: event.error.code }),

  NameRegistrationAsked: ({ name }) => tell("REGISTER_NAME_INITIATED", { isSmartAccount, ensName: name }),
  NameRegistered: ({ name }) => tell("REGISTER_NAME_SUCCESS", { isSmartAccount, ensName: name }),
  NameRegistrationFailed: ({ error, name }) =>
    tell("REGISTER_NAME_ERROR", { isSmartAccount, ensName: name, error: error.code }),
  OnrampProviderChosen: ({ provider }) => tell("SELECT_BUY_PROVIDER", { isSmartAccount, provider }),

  SendStarted: (event) => tell("SEND_INITIATED", sent(event)),
  SendSucceeded: (event) => tell("SEND_SUCCESS", sent(event)),
  SendFailed: (event) => tell("SEND_ERROR", { ...sent(event), message: event.error.code }),

  SwapSending: (_, { before }) => tell("INITIATE_SWAP", swapped(before)),
  SwapSent: (_, { before }) => tell("SWAP_SUCCESS", swapped(before)),
  SwapFailed: ({ during, error }, { before }) =>
    tell(during === "approval" ? "SWAP_APPROVAL_ERROR" : "SWAP_ERROR", { ...swapped(before), message: error.code })
}

/** What is told of a view that a visitor comes to, or that a page opens. Never what fills it in. */
const entered = (view: View, { after }: Moment): ReadonlyArray<Report> => {
  switch (view._tag) {
    case "WalletSend":
      return tell("OPEN_SEND", { isSmartAccount, network: after.chain.active })
    case "Swap":
      return tell("OPEN_SWAP", { isSmartAccount, network: after.chain.active })
    case "SwapSelectToken":
      return tell("CLICK_SELECT_TOKEN_TO_SWAP", {})
    case "OnRampProviders":
      return tell("SELECT_BUY_CRYPTO", { isSmartAccount })
    case "WhatIsABuy":
      return tell("SELECT_WHAT_IS_A_BUY", { isSmartAccount })
    case "RegisterAccountName":
      return tell("OPEN_ENS_FLOW", { isSmartAccount })
    case "GetWallet":
      return tell("CLICK_GET_WALLET", {})
    case "WhatIsAWallet":
      return tell("CLICK_WALLET_HELP", {})
    case "WhatIsANetwork":
      return tell("CLICK_NETWORK_HELP", {})
    default:
      return nothing
  }
}

/** Returns the name of a wallet that is not on this page: the catalogue's, or the host's own. */
const walletName = ({ config, wallet }: KitState, id: string): string =>
  findWallet(wallet, config.customWallets, id)?.name ?? id

const isPaired = (connectorId: string): boolean => sameId(connectorId, connectorIds.walletConnect)

const connectorName = ({ wallet }: KitState, connectorId: string): string =>
  wallet.connectors.find(({ id }) => sameId(id, connectorId))?.name ?? connectorId

const switched = ({ after, before }: Moment): ReadonlyArray<Report> =>
  after.chain.active === before.chain.active ? nothing : tell("SWITCH_NETWORK", { network: after.chain.active })

const paged = (
  { account, cursor }: { readonly account: AccountId; readonly cursor: string | null },
  { projectId }: Moment
) => ({ address: splitAccountId(account).address, projectId, cursor: cursor ?? undefined, isSmartAccount })

/** The network of a sign-in. Its account is told to nobody. */
const signedOn = ({ account }: { readonly account: AccountId }) => ({
  isSmartAccount,
  network: splitAccountId(account).network
})

/** Their amounts are numbers; nothing is counted with them. */
const sent = ({ amount, network, token }: Omit<Extract<KitEvent, { readonly _tag: "SendStarted" }>, "_tag">) => ({
  isSmartAccount,
  network,
  token,
  amount: Number(amount)
})

/** Returns the swap as the visitor entered it; the form is empty again once it was sent. */
const swapped = ({ chain, swap }: KitState) => ({
  isSmartAccount,
  network: chain.active,
  swapFromToken: swap?.form.from?.symbol ?? "",
  swapToToken: swap?.form.to?.symbol ?? "",
  swapFromAmount: swap?.form.amount ?? "",
  swapToAmount: (swap === undefined ? undefined : latest(swap.quote))?.received ?? ""
})
