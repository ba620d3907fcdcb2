import { splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { activeConnection, isSameId } from "../../wallets/connection/state.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { LoginState } from "../../embedded/login/events.ts"
import type { SocialProvider } from "../../embedded/social/providers.ts"
import { findWallet } from "../../wallets/catalogue/findWallet.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import { type KitState, shownView } from "../../state.ts"
import type { View } from "../modal/views.ts"
import type { KitEvent } from "../../event.ts"
import type { ServiceEvent, ServiceEvents, Report } from "./serviceEvents.ts"

/** The context of an event: the states before and after it, and the project. */
export interface Moment {
  readonly before: KitState
  readonly after: KitState
  readonly projectId: string
}

type CreateAnalyticsEvent<Tag extends KitEvent["_tag"]> = (
  event: Extract<KitEvent, { readonly _tag: Tag }>,
  moment: Moment
) => ReadonlyArray<Report>

const nothing: ReadonlyArray<Report> = []
const toReport = <Name extends ServiceEvent>(event: Name, properties: ServiceEvents[Name]): ReadonlyArray<Report> => [
  { event, properties } as Report
]

/** Returns whether the account in use is the embedded wallet's smart account. */
const isSmart = ({ chain, connection, user }: KitState): boolean => {
  const { namespace } = splitNetworkId(chain.active)
  const active = activeConnection(connection, namespace)
  return (
    namespace === "eip155" &&
    active !== undefined &&
    isSameId(active.connectorId, connectorIds.auth) &&
    user?.accountType === "smartAccount"
  )
}
const getSmartProperties = (state: KitState) => ({ isSmartAccount: isSmart(state) })
/** The longest search text in a report; wallet names are shorter. */
const searchCharacters = 64

/**
 * The service's event for each of our events. Events that are missing here are not reported. Failures are reported by
 * their codes, since a wallet's own words may contain anything.
 */
export const table: { readonly [Tag in KitEvent["_tag"]]?: CreateAnalyticsEvent<Tag> } = {
  Opened: ({ view }, moment) => (moment.after.modal === moment.before.modal ? nothing : reportView(view, moment)),
  Pushed: ({ view }, moment) => {
    const { after, before } = moment
    return after.modal === before.modal
      ? nothing
      : view._tag === "AllWallets"
        ? toReport("CLICK_ALL_WALLETS", {})
        : view._tag === "SwitchNetwork" && view.to === undefined
          ? shownView(before)._tag === "Swap"
            ? toReport("CLICK_SELECT_NETWORK_TO_SWAP", {})
            : toReport("CLICK_NETWORKS", {})
          : view._tag === "ConnectingExternal" && view.walletId !== undefined
            ? toReport("SELECT_WALLET", { name: getWalletName(after, view.walletId), platform: "unsupported" })
            : reportView(view, moment)
  },
  WalletSearchArrived: (_, { after, before }) =>
    after.wallet === before.wallet
      ? nothing
      : toReport("SEARCH_WALLET", { badge: "", search: after.wallet.search.slice(0, searchCharacters) }),

  ConnectStarted: ({ connectorId, walletId }, { after, before }) =>
    after.connection.attempt === before.connection.attempt || isEmbedded(connectorId)
      ? nothing
      : toReport("SELECT_WALLET", {
          name: walletId === undefined ? getConnectorName(after, connectorId) : getWalletName(after, walletId),
          platform: isPaired(connectorId) ? "qrcode" : "browser"
        }),
  Connected: ({ connection, restored }, moment) =>
    restored
      ? nothing
      : [
          ...reportSocial(moment.before, (provider) =>
            toReport("SOCIAL_LOGIN_SUCCESS", { provider, caipNetworkId: connection.network })
          ),
          ...(getCurrentSignIn(moment.before)?.step === "checking"
            ? toReport("EMAIL_VERIFICATION_CODE_PASS", {})
            : nothing),
          ...toReport("CONNECT_SUCCESS", {
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
    ...reportSocial(before, (provider) =>
      error.tag === "PopupClosed"
        ? toReport("SOCIAL_LOGIN_CANCELED", { provider })
        : toReport("SOCIAL_LOGIN_ERROR", { provider, message: error.code })
    ),
    ...toReport("CONNECT_ERROR", { message: error.code })
  ],

  SocialChosen: ({ provider }) => toReport("SOCIAL_LOGIN_STARTED", { provider }),
  SocialMoved: ({ step }, { before }) =>
    step === "finishing"
      ? reportSocial(before, (provider) => toReport("SOCIAL_LOGIN_REQUEST_USER_DATA", { provider }))
      : nothing,
  WentBack: (_, { before }) => reportCancelled(before),
  Closed: (_, { before }) => reportCancelled(before),

  EmailFocused: () => toReport("EMAIL_LOGIN_SELECTED", {}),
  EmailGiven: () => toReport("EMAIL_SUBMITTED", {}),
  CodeEmailed: (_, { before }) => [
    ...(before.login?.step === "device" ? toReport("DEVICE_REGISTERED_FOR_EMAIL", {}) : nothing),
    ...toReport("EMAIL_VERIFICATION_CODE_SENT", {})
  ],
  CodeRefused: ({ error }) => toReport("EMAIL_VERIFICATION_CODE_FAIL", { message: error.code }),
  EmailChangeAsked: () => toReport("EMAIL_EDIT", {}),
  AccountTypeSet: ({ to }, { after }) =>
    toReport("SET_PREFERRED_ACCOUNT_TYPE", { accountType: to, network: after.chain.active }),

  Disconnected: ({ by, last, namespace }) =>
    by === "visitor" || by === "host"
      ? toReport("DISCONNECT_SUCCESS", { namespace: last ? "all" : namespace })
      : nothing,
  ChainChanged: (_, moment) => reportSwitch(moment),
  NetworkSwitched: (_, moment) => reportSwitch(moment),

  TabChosen: ({ tab }, { before }) =>
    tab === "activity" && before.account?.tab !== tab
      ? toReport("CLICK_TRANSACTIONS", getSmartProperties(before))
      : nothing,
  ActivityAsked: (event, moment) =>
    event.cursor === null ? nothing : toReport("LOAD_MORE_TRANSACTIONS", getPageProperties(event, moment)),
  ActivityFailed: (event, moment) => toReport("ERROR_FETCH_TRANSACTIONS", getPageProperties(event, moment)),

  SignInConfirmed: (event, moment) => toReport("CLICK_SIGN_SIWX_MESSAGE", signInProperties(event, moment)),
  SignInCancelled: (event, moment) => toReport("CLICK_CANCEL_SIWX", signInProperties(event, moment)),
  SignedIn: (event, moment) =>
    event.restored ? nothing : toReport("SIWX_AUTH_SUCCESS", signInProperties(event, moment)),
  SignInFailed: (event, moment) =>
    toReport("SIWX_AUTH_ERROR", { ...signInProperties(event, moment), message: event.error.code }),

  NameRegistrationAsked: ({ name }, moment) => toReport("REGISTER_NAME_INITIATED", nameProperties(name, moment)),
  NameRegistered: ({ name }, moment) => toReport("REGISTER_NAME_SUCCESS", nameProperties(name, moment)),
  NameRegistrationFailed: ({ error, name }, moment) =>
    toReport("REGISTER_NAME_ERROR", { ...nameProperties(name, moment), error: error.code }),
  OnrampProviderChosen: ({ provider }, { after }) =>
    toReport("SELECT_BUY_PROVIDER", { ...getSmartProperties(after), provider }),

  SendStarted: (event, moment) => toReport("SEND_INITIATED", sendProperties(event, moment)),
  SendSucceeded: (event, moment) => toReport("SEND_SUCCESS", sendProperties(event, moment)),
  SendFailed: (event, moment) =>
    toReport("SEND_ERROR", { ...sendProperties(event, moment), message: event.error.code }),

  SwapSending: (_, { before }) => toReport("INITIATE_SWAP", swapProperties(before)),
  SwapSent: (_, { before }) => toReport("SWAP_SUCCESS", swapProperties(before)),
  SwapFailed: ({ during, error }, { before }) =>
    toReport(during === "approval" ? "SWAP_APPROVAL_ERROR" : "SWAP_ERROR", {
      ...swapProperties(before),
      message: error.code
    })
}

/**
 * Returns the report of a view that the visitor navigates to or that the page opens, without the values that fill it
 * in.
 */
const reportView = (view: View, { after }: Moment): ReadonlyArray<Report> => {
  switch (view._tag) {
    case "WalletSend":
      return toReport("OPEN_SEND", { ...getSmartProperties(after), network: after.chain.active })
    case "Swap":
      return toReport("OPEN_SWAP", { ...getSmartProperties(after), network: after.chain.active })
    case "SwapSelectToken":
      return toReport("CLICK_SELECT_TOKEN_TO_SWAP", {})
    case "OnRampProviders":
      return toReport("SELECT_BUY_CRYPTO", getSmartProperties(after))
    case "WhatIsABuy":
      return toReport("SELECT_WHAT_IS_A_BUY", getSmartProperties(after))
    case "RegisterAccountName":
      return toReport("OPEN_ENS_FLOW", getSmartProperties(after))
    case "GetWallet":
      return toReport("CLICK_GET_WALLET", {})
    case "UpgradeEmailWallet":
      return toReport("EMAIL_UPGRADE_FROM_MODAL", {})
    case "WhatIsAWallet":
      return toReport("CLICK_WALLET_HELP", {})
    case "WhatIsANetwork":
      return toReport("CLICK_NETWORK_HELP", {})
    default:
      return nothing
  }
}

/** Returns the name of a wallet that is not on this page: the catalogue's, or the host's own. */
const getWalletName = ({ config, wallet }: KitState, id: string): string =>
  findWallet(wallet, config.customWallets, id)?.name ?? id

const isEmbedded = (connectorId: string): boolean => isSameId(connectorId, connectorIds.auth)

/** Returns the current sign-in of the embedded wallet; undefined without one. */
const getCurrentSignIn = ({ connection: { attempt }, login }: KitState): LoginState | undefined =>
  attempt?._tag === "Asking" && isEmbedded(attempt.connectorId) ? login : undefined

/** Returns the reports of the current social sign-in. */
const reportSocial = (
  state: KitState,
  toReportsOf: (provider: SocialProvider) => ReadonlyArray<Report>
): ReadonlyArray<Report> => {
  const provider = getCurrentSignIn(state)?.social?.provider
  return provider === undefined ? nothing : toReportsOf(provider)
}

/** Returns the reports of leaving a social sign-in before it ended, which cancels it. */
const reportCancelled = (before: KitState): ReadonlyArray<Report> =>
  reportSocial(before, (provider) => toReport("SOCIAL_LOGIN_CANCELED", { provider }))

const isPaired = (connectorId: string): boolean => isSameId(connectorId, connectorIds.walletConnect)

const getConnectorName = ({ wallet }: KitState, connectorId: string): string =>
  wallet.connectors.find(({ id }) => isSameId(id, connectorId))?.name ?? connectorId

const reportSwitch = ({ after, before }: Moment): ReadonlyArray<Report> =>
  after.chain.active === before.chain.active ? nothing : toReport("SWITCH_NETWORK", { network: after.chain.active })

const getPageProperties = (
  { account, cursor }: { readonly account: AccountId; readonly cursor: string | null },
  { after, projectId }: Moment
) => ({
  address: splitAccountId(account).address,
  projectId,
  cursor: cursor ?? undefined,
  ...getSmartProperties(after)
})

const nameProperties = (ensName: string, { after }: Moment) => ({ ...getSmartProperties(after), ensName })

/** Returns the network of a sign-in. Its account is not reported. */
const signInProperties = ({ account }: { readonly account: AccountId }, { after }: Moment) => ({
  ...getSmartProperties(after),
  network: splitAccountId(account).network
})

/** Returns the properties of a transfer. The service takes amounts as numbers, which are not used in calculations. */
const sendProperties = (
  { amount, network, token }: Omit<Extract<KitEvent, { readonly _tag: "SendStarted" }>, "_tag">,
  { after }: Moment
) => ({
  ...getSmartProperties(after),
  network,
  token,
  amount: Number(amount)
})

/** Returns the properties of the swap that the visitor entered; the form is cleared once it was sent. */
const swapProperties = (state: KitState) => ({
  ...getSmartProperties(state),
  ...swapForm(state)
})
const swapForm = ({ chain, swap }: KitState) => ({
  network: chain.active,
  swapFromToken: swap?.form.from?.symbol ?? "",
  swapToToken: swap?.form.to?.symbol ?? "",
  swapFromAmount: swap?.form.amount ?? "",
  swapToAmount: (swap === undefined ? undefined : latest(swap.quote))?.received ?? ""
})
