import {
  array,
  boolean,
  type Decoder,
  literal,
  nullable,
  number,
  optional,
  string,
  struct
} from "../../foundation/data/decode.ts"
import type { FrameName } from "./names.ts"
import { readPlainData } from "./plainData.ts"

/** The maximum length of each kind of text, in characters. docs/spec/embedded.md#wire-bounds. */
export const textBounds = {
  email: 254,
  code: 64,
  name: 256,
  address: 128,
  chain: 64,
  uri: 8192,
  token: 4096,
  signed: 16_384,
  message: 512,
  id: 64,
  accounts: 16,
  networks: 256
} as const

const stringMatching =
  (maximum: number, pattern: RegExp): Decoder<string> =>
  (value) => {
    const text = string(maximum)(value)
    return text !== undefined && pattern.test(text) ? text : undefined
  }
/**
 * A loose pattern for addresses from the frame: one `@` between two words. Typed addresses are validated strictly
 * elsewhere.
 */
export const emailPattern = /^[^\s@]+@[^\s@]+$/
export const addressPattern = /^[0-9A-Za-z]+$/
/** Printable characters without blanks. */
export const uriPattern = /^[!-~]+$/

const email = stringMatching(textBounds.email, emailPattern)
const address = stringMatching(textBounds.address, addressPattern)
const uri = stringMatching(textBounds.uri, uriPattern)
const name = string(textBounds.name)
const kind = string(textBounds.name)
const decodeChainId: Decoder<string | number> = (value) =>
  typeof value === "number" ? number(value) : string(textBounds.chain)(value)
const decodeNothing: Decoder<null> = () => null

const signIn = struct({
  accountAddress: string(textBounds.address),
  chainId: string(textBounds.chain),
  domain: name,
  uri: string(textBounds.uri),
  version: string(textBounds.chain),
  nonce: name,
  statement: optional(string(textBounds.signed)),
  resources: optional(array(string(textBounds.uri), textBounds.accounts)),
  requestId: optional(name),
  issuedAt: optional(string(textBounds.chain)),
  expirationTime: optional(string(textBounds.chain)),
  notBefore: optional(string(textBounds.chain)),
  serializedMessage: optional(string(textBounds.signed))
})

const accounts = array(struct({ address, type: literal("eoa", "smartAccount") }), textBounds.accounts)
const signature = string(textBounds.signed)

const user = {
  email: optional(nullable(email)),
  address,
  chainId: decodeChainId,
  accounts: optional(accounts),
  userName: optional(nullable(name)),
  preferredAccountType: optional(kind),
  smartAccountDeployed: optional(boolean),
  signature: optional(signature),
  message: optional(signature),
  siwxMessage: optional(signIn)
}

/**
 * Decoders of the payload of each request's success; all other keys are dropped. docs/spec/embedded.md#wire-requests.
 */
export const replyDecoders = {
  CONNECT_EMAIL: struct({ action: literal("VERIFY_DEVICE", "VERIFY_OTP", "CONNECT") }),
  CONNECT_DEVICE: decodeNothing,
  CONNECT_OTP: decodeNothing,
  CONNECT_SOCIAL: struct(user),
  CONNECT_FARCASTER: struct({ userName: name }),
  GET_SOCIAL_REDIRECT_URI: struct({ uri }),
  GET_FARCASTER_URI: struct({ url: uri }),
  GET_USER: struct(user),
  SIGN_OUT: decodeNothing,
  IS_CONNECTED: struct({ isConnected: boolean }),
  GET_CHAIN_ID: struct({ chainId: decodeChainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: struct({ smartAccountEnabledNetworks: array(number, textBounds.networks) }),
  INIT_SMART_ACCOUNT: struct({ address, isDeployed: boolean }),
  SET_PREFERRED_ACCOUNT: struct({ type: kind, address }),
  SWITCH_NETWORK: struct({ chainId: decodeChainId }),
  RPC_REQUEST: (value: unknown) => (value === undefined ? null : readPlainData(value)),
  RPC_ABORT: decodeNothing,
  UPDATE_EMAIL: struct({ action: literal("VERIFY_PRIMARY_OTP", "VERIFY_SECONDARY_OTP") }),
  UPDATE_EMAIL_PRIMARY_OTP: decodeNothing,
  UPDATE_EMAIL_SECONDARY_OTP: struct({ newEmail: email }),
  SYNC_THEME: decodeNothing,
  SYNC_DAPP_DATA: decodeNothing,
  RELOAD: decodeNothing
} as const satisfies Readonly<Record<FrameName, Decoder<unknown>>>

/** The payload of a request's success. */
export type FrameReply<Name extends FrameName> = (typeof replyDecoders)[Name] extends Decoder<infer A> ? A : never
