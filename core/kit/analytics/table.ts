import { splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { activeConnection, sameId } from "../../wallets/connection/state.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { LoginState } from "../../embedded/login/events.ts"
import type { SocialProvider } from "../../embedded/social/providers.ts"
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

/** Whether the account in use is the embedded wallet's smart one. */
const isSmart = ({ chain, connection, user }: KitState): boolean => {
  const { namespace } = splitNetworkId(chain.active)
  const active = activeConnection(connection, namespace)
  return (
    namespace === "eip155" &&
    active !== undefined &&
    sameId(active.connectorId, connectorIds.auth) &&
    user?.accountType === "smartAccount"
  )
}
const smartOrNot = (state: KitState) => ({ isSmartAccount: isSmart(state) })
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
    after.connection.attempt === before.connection.attempt || isEmbedded(connectorId)
      ? nothing
      : tell("SELECT_WALLET", {
          name: walletId === undefined ? connectorName(after, connectorId) : walletName(after, walletId),
          platform: isPaired(connectorId) ? "qrcode" : "browser"
        }),
  Connected: ({ connection, restored }, at) =>
    restored
      ? nothing
      : [
          ...ofSocial(at.before, (provider) =>
            tell("SOCIAL_LOGIN_SUCCESS", { provider, caipNetworkId: connection.network })
          ),
          ...(signingIn(at.before)?.step === "checking" ? tell("EMAIL_VERIFICATION_CODE_PASS", {}) : nothing),
          ...tell("CONNECT_SUCCESS", {
            method: isEmbedded(connection.connectorId)
              ? "email"
              : !isPaired(connection.connectorId)
                ? "browser"
                : at.before.connection.linking === null
                  ? "qrcode"
                  : "mobile",
            name: connection.name,
            caipNetworkId: connection.network
          })
        ],
  ConnectFailed: ({ error }, { before }) => [
    ...ofSocial(before, (provider) =>
      error.tag === "PopupClosed"
        ? tell("SOCIAL_LOGIN_CANCELED", { provider })
        : tell("SOCIAL_LOGIN_ERROR", { provider, message: error.code })
    ),
    ...tell("CONNECT_ERROR", { message: error.code })
  ],

  SocialChosen: ({ provider }) => tell("SOCIAL_LOGIN_STARTED", { provider }),
  SocialMoved: ({ step }, { before }) =>
    step === "finishing"
      ? ofSocial(before, (provider) => tell("SOCIAL_LOGIN_REQUEST_USER_DATA", { provider }))
      : nothing,
  WentBack: (_, { before }) => cancelled(before),
  Closed: (_, { before }) => cancelled(before),

  EmailFocused: () => tell("EMAIL_LOGIN_SELECTED", {}),
  EmailGiven: () => tell("EMAIL_SUBMITTED", {}),
  CodeEmailed: (_, { before }) => [
    ...(before.login?.step === "device" ? tell("DEVICE_REGISTERED_FOR_EMAIL", {}) : nothing),
    ...tell("EMAIL_VERIFICATION_CODE_SENT", {})
  ],
  CodeRefused: ({ error }) => tell("EMAIL_VERIFICATION_CODE_FAIL", { message: error.code }),
  EmailChangeAsked: () => tell("EMAIL_EDIT", {}),
  AccountTypeSet: ({ to }, { after }) =>
    tell("SET_PREFERRED_ACCOUNT_TYPE", { accountType: to, network: after.chain.active }),

  Disconnected: ({ by, last, namespace }) =>
    by === "visitor" || by === "host" ? tell("DISCONNECT_SUCCESS", { namespace: last ? "all" : namespace }) : nothing,
  ChainChanged: (_, at) => switched(at),
  NetworkSwitched: (_, at) => switched(at),

  TabChosen: ({ tab }, { before }) =>
    tab === "activity" && before.account?.tab !== tab ? tell("CLICK_TRANSACTIONS", smartOrNot(before)) : nothing,
  ActivityAsked: (event, at) => (event.cursor === null ? nothing : tell("LOAD_MORE_TRANSACTIONS", paged(event, at))),
  ActivityFailed: (event, at) => tell("ERROR_FETCH_TRANSACTIONS", paged(event, at)),

  SignInConfirmed: (event, at) => tell("CLICK_SIGN_SIWX_MESSAGE", signedOn(event, at)),
  SignInCancelled: (event, at) => tell("CLICK_CANCEL_SIWX", signedOn(event, at)),
  SignedIn: (event, at) => (event.restored ? nothing : tell("SIWX_AUTH_SUCCESS", signedOn(event, at))),
  SignInFailed: (event, at) => tell("SIWX_AUTH_ERROR", { ...signedOn(event, at), message: event.error.code }),

  NameRegistrationAsked: ({ name }, at) => tell("REGISTER_NAME_INITIATED", named(name, at)),
  NameRegistered: ({ name }, at) => tell("REGISTER_NAME_SUCCESS", named(name, at)),
  NameRegistrationFailed: ({ error, name }, at) =>
    tell("REGISTER_NAME_ERROR", { ...named(name, at), error: error.code }),
  OnrampProviderChosen: ({ provider }, { after }) => tell("SELECT_BUY_PROVIDER", { ...smartOrNot(after), provider }),

  SendStarted: (event, at) => tell("SEND_INITIATED", sent(event, at)),
  SendSucceeded: (event, at) => tell("SEND_SUCCESS", sent(event, at)),
  SendFailed: (event, at) => tell("SEND_ERROR", { ...sent(event, at), message: event.error.code }),

  SwapSending: (_, { before }) => tell("INITIATE_SWAP", swapped(before)),
  SwapSent: (_, { before }) => tell("SWAP_SUCCESS", swapped(before)),
  SwapFailed: ({ during, error }, { before }) =>
    tell(during === "approval" ? "SWAP_APPROVAL_ERROR" : "SWAP_ERROR", { ...swapped(before), message: error.code })
}

/** What is told of a view that a visitor comes to, or that a page opens. Never what fills it in. */
const entered = (view: View, { after }: Moment): ReadonlyArray<Report> => {
  switch (view._tag) {
    case "WalletSend":
      return tell("OPEN_SEND", { ...smartOrNot(after), network: after.chain.active })
    case "Swap":
      return tell("OPEN_SWAP", { ...smartOrNot(after), network: after.chain.active })
    case "SwapSelectToken":
      return tell("CLICK_SELECT_TOKEN_TO_SWAP", {})
    case "OnRampProviders":
      return tell("SELECT_BUY_CRYPTO", smartOrNot(after))
    case "WhatIsABuy":
      return tell("SELECT_WHAT_IS_A_BUY", smartOrNot(after))
    case "RegisterAccountName":
      return tell("OPEN_ENS_FLOW", smartOrNot(after))
    case "GetWallet":
      return tell("CLICK_GET_WALLET", {})
    case "UpgradeEmailWallet":
      return tell("EMAIL_UPGRADE_FROM_MODAL", {})
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

const isEmbedded = (connectorId: string): boolean => sameId(connectorId, connectorIds.auth)

/** The sign-in of the embedded wallet that is going on; undefined where there is none. */
const signingIn = ({ connection: { attempt }, login }: KitState): LoginState | undefined =>
  attempt?._tag === "Asking" && isEmbedded(attempt.connectorId) ? login : undefined

/** What is told of a sign-in by a social account, while it goes on. */
const ofSocial = (
  state: KitState,
  told: (provider: SocialProvider) => ReadonlyArray<Report>
): ReadonlyArray<Report> => {
  const provider = signingIn(state)?.social?.provider
  return provider === undefined ? nothing : told(provider)
}

/** Whoever leaves a sign-in by a social account before it ended has cancelled it. */
const cancelled = (before: KitState): ReadonlyArray<Report> =>
  ofSocial(before, (provider) => tell("SOCIAL_LOGIN_CANCELED", { provider }))

const isPaired = (connectorId: string): boolean => sameId(connectorId, connectorIds.walletConnect)

const connectorName = ({ wallet }: KitState, connectorId: string): string =>
  wallet.connectors.find(({ id }) => sameId(id, connectorId))?.name ?? connectorId

const switched = ({ after, before }: Moment): ReadonlyArray<Report> =>
  after.chain.active === before.chain.active ? nothing : tell("SWITCH_NETWORK", { network: after.chain.active })

const paged = (
  { account, cursor }: { readonly account: AccountId; readonly cursor: string | null },
  { after, projectId }: Moment
) => ({ address: splitAccountId(account).address, projectId, cursor: cursor ?? undefined, ...smartOrNot(after) })

const named = (ensName: string, { after }: Moment) => ({ ...smartOrNot(after), ensName })

/** The network of a sign-in. Its account is told to nobody. */
const signedOn = ({ account }: { readonly account: AccountId }, { after }: Moment) => ({
  ...smartOrNot(after),
  network: splitAccountId(account).network
})

/** Their amounts are numbers; nothing is counted with them. */
const sent = (
  { amount, network, token }: Omit<Extract<KitEvent, { readonly _tag: "SendStarted" }>, "_tag">,
  { after }: Moment
) => ({
  ...smartOrNot(after),
  network,
  token,
  amount: Number(amount)
})

/** Returns the swap as the visitor entered it; the form is empty again once it was sent. */
const swapped = (state: KitState) => ({
  ...smartOrNot(state),
  ...swapOf(state)
})
const swapOf = ({ chain, swap }: KitState) => ({
  network: chain.active,
  swapFromToken: swap?.form.from?.symbol ?? "",
  swapToToken: swap?.form.to?.symbol ?? "",
  swapFromAmount: swap?.form.amount ?? "",
  swapToAmount: (swap === undefined ? undefined : latest(swap.quote))?.received ?? ""
})
