import type { Namespace, NetworkId } from "../../chain/network/ids.ts"
import type { SocialProvider } from "../../embedded/social/providers.ts"

/** The platform of the selected wallet. */
export type ChosenPlatform = "mobile" | "desktop" | "browser" | "web" | "qrcode" | "unsupported"

interface SmartOrNot {
  readonly isSmartAccount: boolean
}
/** A social account, or Farcaster. */
interface OfProvider {
  readonly provider: SocialProvider
}
interface Swapped extends SmartOrNot {
  readonly network: string
  readonly swapFromToken: string
  readonly swapToToken: string
  readonly swapFromAmount: string
  readonly swapToAmount: string
}
interface Paged extends SmartOrNot {
  readonly address: string
  readonly projectId: string
  readonly cursor?: string | undefined
}
interface Named extends SmartOrNot {
  readonly ensName: string
}
interface Message {
  /** The failure's stable code, never the wallet's own words. */
  readonly message: string
}

interface OnNetwork extends SmartOrNot {
  readonly network: NetworkId
}
interface Sent extends SmartOrNot {
  readonly network: NetworkId
  readonly token: string
  readonly amount: number
}

/** The event service's events that this version sends, with their properties. docs/spec/kit.md#analytics-events. */
export interface ServiceEvents {
  readonly MODAL_OPEN: { readonly connected: boolean }
  readonly MODAL_CLOSE: { readonly connected: boolean }
  readonly CLICK_ALL_WALLETS: {}
  readonly CLICK_NETWORKS: {}
  readonly CLICK_WALLET_HELP: {}
  readonly CLICK_NETWORK_HELP: {}
  readonly CLICK_GET_WALLET: {}
  readonly SELECT_WALLET: { readonly name: string; readonly platform: ChosenPlatform }
  readonly SEARCH_WALLET: { readonly badge: string; readonly search: string }
  readonly CONNECT_SUCCESS: {
    readonly method: "qrcode" | "mobile" | "browser" | "email"
    readonly name: string
    readonly caipNetworkId: NetworkId
  }
  readonly CONNECT_ERROR: Message
  readonly DISCONNECT_SUCCESS: { readonly namespace: Namespace | "all" }
  readonly CLICK_SIGN_SIWX_MESSAGE: OnNetwork
  readonly CLICK_CANCEL_SIWX: OnNetwork
  readonly SIWX_AUTH_SUCCESS: OnNetwork
  readonly SIWX_AUTH_ERROR: OnNetwork & Message
  readonly EMAIL_LOGIN_SELECTED: {}
  readonly EMAIL_SUBMITTED: {}
  readonly DEVICE_REGISTERED_FOR_EMAIL: {}
  readonly EMAIL_VERIFICATION_CODE_SENT: {}
  readonly EMAIL_VERIFICATION_CODE_PASS: {}
  readonly EMAIL_VERIFICATION_CODE_FAIL: Message
  readonly EMAIL_EDIT: {}
  readonly EMAIL_UPGRADE_FROM_MODAL: {}
  readonly SOCIAL_LOGIN_STARTED: OfProvider
  readonly SOCIAL_LOGIN_SUCCESS: OfProvider & { readonly caipNetworkId: NetworkId }
  readonly SOCIAL_LOGIN_ERROR: OfProvider & Message
  readonly SOCIAL_LOGIN_REQUEST_USER_DATA: OfProvider
  readonly SOCIAL_LOGIN_CANCELED: OfProvider
  readonly SET_PREFERRED_ACCOUNT_TYPE: { readonly accountType: "eoa" | "smartAccount"; readonly network: NetworkId }
  readonly SWITCH_NETWORK: { readonly network: NetworkId }
  readonly CLICK_TRANSACTIONS: SmartOrNot
  readonly LOAD_MORE_TRANSACTIONS: Paged
  readonly ERROR_FETCH_TRANSACTIONS: Paged
  readonly OPEN_SEND: OnNetwork
  readonly OPEN_SWAP: OnNetwork
  readonly CLICK_SELECT_TOKEN_TO_SWAP: {}
  readonly CLICK_SELECT_NETWORK_TO_SWAP: {}
  readonly OPEN_ENS_FLOW: SmartOrNot
  readonly SELECT_BUY_CRYPTO: SmartOrNot
  readonly SELECT_WHAT_IS_A_BUY: SmartOrNot
  readonly SELECT_BUY_PROVIDER: SmartOrNot & { readonly provider: string }
  readonly REGISTER_NAME_INITIATED: Named
  readonly REGISTER_NAME_SUCCESS: Named
  readonly REGISTER_NAME_ERROR: Named & { readonly error: string }
  readonly SEND_INITIATED: Sent
  readonly SEND_SUCCESS: Sent
  readonly SEND_ERROR: Sent & Message
  readonly INITIATE_SWAP: Swapped
  readonly SWAP_SUCCESS: Swapped
  readonly SWAP_ERROR: Swapped & Message
  readonly SWAP_APPROVAL_ERROR: Swapped & Message
}
export type ServiceEvent = keyof ServiceEvents

/** One event in the service's terms. */
export type Report = {
  readonly [Name in ServiceEvent]: { readonly event: Name; readonly properties: ServiceEvents[Name] }
}[ServiceEvent]

/** Names whose flow is not built yet. */
export const laterEvents = [
  "CLICK_CONVERT",
  "PAY_SUCCESS",
  "PAY_ERROR",
  "PAY_INITIATED",
  "PAY_MODAL_OPEN",
  "PAY_EXCHANGE_SELECTED"
] as const

/**
 * Names that are never sent: one that the service never receives, one that would be sent with analytics off, one that
 * would contain a pairing address, one for an action that cannot fail (docs/decisions/disconnecting.md);
 * `INTERNAL_SDK_ERROR` is an error report's category.
 */
export const neverEvents = [
  "MODAL_CREATED",
  "INITIALIZE",
  "CONNECT_PROXY_ERROR",
  "DISCONNECT_ERROR",
  "INTERNAL_SDK_ERROR"
] as const
