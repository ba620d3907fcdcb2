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

/** The context of an event: the states before and after it, and the project. */
export interface Moment {
  readonly before: KitState
  readonly after: KitState
  readonly projectId: string
}

type Tell<Tag extends KitEvent["_tag"]> = (
  event: Extract<KitEvent, { readonly _tag: Tag }>,
  moment: Moment
) => ReadonlyArray<Report>

const nothing: ReadonlyArray<Report> = []
const tell = <Name extends TheirEvent>(event: Name, properties: TheirEvents[Name]): ReadonlyArray<Report> => [
  { event, properties } as Report
]

/** Returns whether the account in use is the embedded wallet's smart account. */
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
/** The longest search text in a report; wallet names are shorter. */
const searchCharacters = 64

/**
 * The service's event for each of our events. Events that are missing here are not reported. Failures are reported by
 * their codes, since a wallet's own words may contain anything.
 */
export const table: { readonly [Tag in KitEvent["_tag"]]?: Tell<Tag> } = {
  Opened: ({ view }, moment) => (moment.after.modal === moment.before.modal ? nothing : entered(view, moment)),
  Pushed: ({ view }, moment) => {
    const { after, before } = moment
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
            : entered(view, moment)
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
  Connected: ({ connection, restored }, moment) =>
    restored
      ? nothing
      : [
          ...ofSocial(moment.before, (provider) =>
            tell("SOCIAL_LOGIN_SUCCESS", { provider, caipNetworkId: connection.network })
          ),
          ...(signingIn(moment.before)?.step === "checking" ? tell("EMAIL_VERIFICATION_CODE_PASS", {}) : nothing),
          ...tell("CONNECT_SUCCESS", {
            method: isEmbedded(connection.connectorId)
              ? "email"
              : !isPaired(connection.connectorId)
                ? "browser"
                : moment.before.connection.linking === null
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
  ChainChanged: (_, moment) => switched(moment),
  NetworkSwitched: (_, moment) => switched(moment),

  TabChosen: ({ tab }, { before }) =>
    tab === "activity" && before.account?.tab !== tab ? tell("CLICK_TRANSACTIONS", smartOrNot(before)) : nothing,
  ActivityAsked: (event, moment) =>
    event.cursor === null ? nothing : tell("LOAD_MORE_TRANSACTIONS", paged(event, moment)),
  ActivityFailed: (event, moment) => tell("ERROR_FETCH_TRANSACTIONS", paged(event, moment)),

  SignInConfirmed: (event, moment) => tell("CLICK_SIGN_SIWX_MESSAGE", signedOn(event, moment)),
  SignInCancelled: (event, moment) => tell("CLICK_CANCEL_SIWX", signedOn(event, moment)),
  SignedIn: (event, moment) => (event.restored ? nothing : tell("SIWX_AUTH_SUCCESS", signedOn(event, moment))),
  SignInFailed: (event, moment) => tell("SIWX_AUTH_ERROR", { ...signedOn(event, moment), message: event.error.code }),

  NameRegistrationAsked: ({ name }, moment) => tell("REGISTER_NAME_INITIATED", nameProperties(name, moment)),
  NameRegistered: ({ name }, moment) => tell("REGISTER_NAME_SUCCESS", nameProperties(name, moment)),
  NameRegistrationFailed: ({ error, name }, moment) =>
    tell("REGISTER_NAME_ERROR", { ...nameProperties(name, moment), error: error.code }),
  OnrampProviderChosen: ({ provider }, { after }) => tell("SELECT_BUY_PROVIDER", { ...smartOrNot(after), provider }),

  SendStarted: (event, moment) => tell("SEND_INITIATED", sent(event, moment)),
  SendSucceeded: (event, moment) => tell("SEND_SUCCESS", sent(event, moment)),
  SendFailed: (event, moment) => tell("SEND_ERROR", { ...sent(event, moment), message: event.error.code }),

  SwapSending: (_, { before }) => tell("INITIATE_SWAP", swapped(before)),
  SwapSent: (_, { before }) => tell("SWAP_SUCCESS", swapped(before)),
  SwapFailed: ({ during, error }, { before }) =>
    tell(during === "approval" ? "SWAP_APPROVAL_ERROR" : "SWAP_ERROR", { ...swapped(before), message: error.code })
}

/**
 * Returns the report of a view that the visitor navigates to or that the page opens, without the values that fill it
 * in.
 */
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

/** Returns the current sign-in of the embedded wallet; undefined without one. */
const signingIn = ({ connection: { attempt }, login }: KitState): LoginState | undefined =>
  attempt?._tag === "Asking" && isEmbedded(attempt.connectorId) ? login : undefined

/** Returns the reports of the current social sign-in. */
const ofSocial = (
  state: KitState,
  toReportsOf: (provider: SocialProvider) => ReadonlyArray<Report>
): ReadonlyArray<Report> => {
  const provider = signingIn(state)?.social?.provider
  return provider === undefined ? nothing : toReportsOf(provider)
}

/** Returns the reports of leaving a social sign-in before it ended, which cancels it. */
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

const nameProperties = (ensName: string, { after }: Moment) => ({ ...smartOrNot(after), ensName })

/** Returns the network of a sign-in. Its account is not reported. */
const signedOn = ({ account }: { readonly account: AccountId }, { after }: Moment) => ({
  ...smartOrNot(after),
  network: splitAccountId(account).network
})

/** Returns the properties of a transfer. The service takes amounts as numbers, which are not used in calculations. */
const sent = (
  { amount, network, token }: Omit<Extract<KitEvent, { readonly _tag: "SendStarted" }>, "_tag">,
  { after }: Moment
) => ({
  ...smartOrNot(after),
  network,
  token,
  amount: Number(amount)
})

/** Returns the properties of the swap that the visitor entered; the form is cleared once it was sent. */
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
