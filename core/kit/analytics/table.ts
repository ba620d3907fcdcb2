import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId } from "../../chain/network/ids.ts"
import { sameId } from "../../wallets/connection/state.ts"
import { latest } from "../../foundation/data/remote.ts"
import { findWallet } from "../../wallets/catalogue/findWallet.ts"
import { connectorIds } from "../../wallets/connectors/ids.ts"
import type { KitState } from "../../state.ts"
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
  Pushed: ({ view }, { after, before }) =>
    after.modal === before.modal
      ? nothing
      : view._tag === "AllWallets"
        ? tell("CLICK_ALL_WALLETS", {})
        : view._tag === "SwitchNetwork" && view.to === undefined
          ? tell("CLICK_NETWORKS", {})
          : view._tag === "ConnectingExternal" && view.walletId !== undefined
            ? tell("SELECT_WALLET", { name: walletName(after, view.walletId), platform: "unsupported" })
            : nothing,
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
    by === "visitor" ? tell("DISCONNECT_SUCCESS", { namespace: last ? "all" : namespace }) : nothing,
  ChainChanged: (_, at) => switched(at),
  NetworkSwitched: (_, at) => switched(at),

  TabChosen: ({ tab }, { before }) =>
    tab === "activity" && before.account?.tab !== tab ? tell("CLICK_TRANSACTIONS", { isSmartAccount }) : nothing,
  ActivityAsked: (event, at) => (event.cursor === null ? nothing : tell("LOAD_MORE_TRANSACTIONS", paged(event, at))),
  ActivityFailed: (event, at) => tell("ERROR_FETCH_TRANSACTIONS", paged(event, at)),

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
