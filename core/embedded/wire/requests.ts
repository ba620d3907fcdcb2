import type { Namespace } from "../../chain/network/ids.ts"
import type { RedirectProvider } from "../social/social.ts"
import { type FrameName, prefixes } from "./names.ts"
import type { PlainData } from "./plainData.ts"

/** A sign-in's message in the form that the frame accepts. */
export interface FrameSignIn {
  readonly accountAddress: string
  readonly chainId: string
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string
  readonly resources?: ReadonlyArray<string>
  readonly requestId?: string
  readonly issuedAt?: string
  readonly expirationTime?: string
  readonly notBefore?: string
}

/** The parameters of a request for the account. */
interface UserQuery {
  readonly chainId?: string | number
  readonly preferredAccountType?: string
  readonly siwxMessage?: FrameSignIn
  readonly rpcUrl?: string
}

/** Requests without a payload. */
type Bare =
  | "CONNECT_DEVICE"
  | "CONNECT_FARCASTER"
  | "GET_CHAIN_ID"
  | "GET_FARCASTER_URI"
  | "GET_SMART_ACCOUNT_ENABLED_NETWORKS"
  | "INIT_SMART_ACCOUNT"
  | "RELOAD"
  | "RPC_ABORT"
  | "SIGN_OUT"

interface Payloads {
  readonly CONNECT_EMAIL: { readonly email: string }
  readonly CONNECT_OTP: { readonly otp: string }
  readonly CONNECT_SOCIAL: UserQuery & { readonly uri: string }
  readonly GET_SOCIAL_REDIRECT_URI: { readonly provider: RedirectProvider; readonly window?: string }
  readonly GET_USER: (UserQuery & { readonly socialUri?: string }) | undefined
  readonly IS_CONNECTED: { readonly token: string } | undefined
  readonly RPC_REQUEST: {
    readonly method: string
    readonly params?: PlainData
    readonly chainId?: string | number
    readonly chainNamespace?: Namespace
    readonly rpcUrl?: string
  }
  readonly SET_PREFERRED_ACCOUNT: { readonly type: string }
  readonly SWITCH_NETWORK: { readonly chainId: string | number; readonly rpcUrl?: string }
  readonly SYNC_DAPP_DATA: {
    readonly metadata?: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: ReadonlyArray<string>
    }
    readonly sdkVersion?: string
    readonly sdkType?: string
    readonly projectId: string
  }
  readonly SYNC_THEME: {
    readonly themeMode?: "dark" | "light"
    readonly themeVariables?: Readonly<Record<string, string>>
    readonly w3mThemeVariables?: Readonly<Record<string, string>>
  }
  readonly UPDATE_EMAIL: { readonly email: string }
  readonly UPDATE_EMAIL_PRIMARY_OTP: { readonly otp: string }
  readonly UPDATE_EMAIL_SECONDARY_OTP: { readonly otp: string }
}

/** The payload of each request. docs/spec/embedded.md#wire-requests. */
export type Payload<Name extends FrameName> = Name extends Bare
  ? undefined
  : Name extends keyof Payloads
    ? Payloads[Name]
    : never

/** A request as it is posted. `id`: 128 random bits in hex. */
export interface FrameRequest {
  readonly type: string
  readonly id: string
  readonly payload?: unknown
}

/** Returns a request as it is posted; a missing payload is left out. */
export const getRequest = (name: FrameName, id: string, payload: unknown): FrameRequest => ({
  type: prefixes.page + name,
  id,
  ...(payload === undefined ? {} : { payload })
})
