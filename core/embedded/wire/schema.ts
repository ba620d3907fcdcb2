import { NamespaceSchema } from "../../chain/network/schema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { redirectProviders } from "../social/social.ts"
import type { FrameName } from "./names.ts"
import { addressPattern, emailPattern, textBounds as most, uriPattern } from "./replies.ts"

/*
 * The contract of page and frame. The site reads requests with it, and tests hold the readers of the kit's own chunk,
 * which contains no Schema, equal to it.
 */

const createTextSchema = (length: number) => Schema.String.pipe(Schema.maxLength(length))
const optional = Schema.optional
const email = createTextSchema(most.email).pipe(Schema.pattern(emailPattern))
const address = createTextSchema(most.address).pipe(Schema.pattern(addressPattern))
const uri = createTextSchema(most.uri).pipe(Schema.pattern(uriPattern))
const name = createTextSchema(most.name)
const otp = createTextSchema(most.code).pipe(Schema.minLength(1))
const chainId = Schema.Union(createTextSchema(most.chain), Schema.JsonNumber)
const list = <A, I>(item: Schema.Schema<A, I>, length: number) => Schema.Array(item).pipe(Schema.maxItems(length))
/** No payload, or one without meaning. */
const nothing = Schema.Unknown

const signIn = Schema.Struct({
  accountAddress: createTextSchema(most.address),
  chainId: createTextSchema(most.chain),
  domain: name,
  uri: createTextSchema(most.uri),
  version: createTextSchema(most.chain),
  nonce: name,
  statement: optional(createTextSchema(most.signed)),
  resources: optional(list(createTextSchema(most.uri), most.accounts)),
  requestId: optional(name),
  issuedAt: optional(createTextSchema(most.chain)),
  expirationTime: optional(createTextSchema(most.chain)),
  notBefore: optional(createTextSchema(most.chain)),
  serializedMessage: optional(createTextSchema(most.signed))
})
const user = Schema.Struct({
  email: optional(Schema.NullOr(email)),
  address,
  chainId,
  accounts: optional(list(Schema.Struct({ address, type: Schema.Literal("eoa", "smartAccount") }), most.accounts)),
  userName: optional(Schema.NullOr(name)),
  preferredAccountType: optional(name),
  smartAccountDeployed: optional(Schema.Boolean),
  signature: optional(createTextSchema(most.signed)),
  message: optional(createTextSchema(most.signed)),
  siwxMessage: optional(signIn)
})

/** The payload of each request's success. A JSON-RPC result is any plain data, whose own reader enforces the bounds. */
export const replySchemas = {
  CONNECT_EMAIL: Schema.Struct({ action: Schema.Literal("VERIFY_DEVICE", "VERIFY_OTP", "CONNECT") }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: user,
  CONNECT_FARCASTER: Schema.Struct({ userName: name }),
  GET_SOCIAL_REDIRECT_URI: Schema.Struct({ uri }),
  GET_FARCASTER_URI: Schema.Struct({ url: uri }),
  GET_USER: user,
  SIGN_OUT: nothing,
  IS_CONNECTED: Schema.Struct({ isConnected: Schema.Boolean }),
  GET_CHAIN_ID: Schema.Struct({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: Schema.Struct({
    smartAccountEnabledNetworks: list(Schema.JsonNumber, most.networks)
  }),
  INIT_SMART_ACCOUNT: Schema.Struct({ address, isDeployed: Schema.Boolean }),
  SET_PREFERRED_ACCOUNT: Schema.Struct({ type: name, address }),
  SWITCH_NETWORK: Schema.Struct({ chainId }),
  RPC_REQUEST: Schema.Unknown,
  RPC_ABORT: nothing,
  UPDATE_EMAIL: Schema.Struct({ action: Schema.Literal("VERIFY_PRIMARY_OTP", "VERIFY_SECONDARY_OTP") }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: Schema.Struct({ newEmail: email }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  RELOAD: nothing
} as const satisfies Readonly<Record<FrameName, Schema.Schema.AnyNoContext>>

const userQuery = {
  chainId: optional(chainId),
  preferredAccountType: optional(name),
  siwxMessage: optional(signIn),
  rpcUrl: optional(createTextSchema(most.uri))
}
const words = Schema.Record({ key: name, value: name })

/** The payload of each request. */
export const requestSchemas = {
  CONNECT_EMAIL: Schema.Struct({ email }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: Schema.Struct({ otp }),
  CONNECT_SOCIAL: Schema.Struct({ uri, ...userQuery }),
  CONNECT_FARCASTER: nothing,
  GET_SOCIAL_REDIRECT_URI: Schema.Struct({
    provider: Schema.Literal(...redirectProviders),
    window: optional(createTextSchema(most.id))
  }),
  GET_FARCASTER_URI: nothing,
  GET_USER: Schema.UndefinedOr(Schema.Struct({ socialUri: optional(uri), ...userQuery })),
  SIGN_OUT: nothing,
  IS_CONNECTED: Schema.UndefinedOr(Schema.Struct({ token: createTextSchema(most.token) })),
  GET_CHAIN_ID: nothing,
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: nothing,
  INIT_SMART_ACCOUNT: nothing,
  SET_PREFERRED_ACCOUNT: Schema.Struct({ type: name }),
  SWITCH_NETWORK: Schema.Struct({ chainId, rpcUrl: optional(createTextSchema(most.uri)) }),
  RPC_REQUEST: Schema.Struct({
    method: createTextSchema(most.chain),
    params: optional(Schema.Unknown),
    chainId: optional(chainId),
    chainNamespace: optional(NamespaceSchema),
    rpcUrl: optional(createTextSchema(most.uri))
  }),
  RPC_ABORT: nothing,
  UPDATE_EMAIL: Schema.Struct({ email }),
  UPDATE_EMAIL_PRIMARY_OTP: Schema.Struct({ otp }),
  UPDATE_EMAIL_SECONDARY_OTP: Schema.Struct({ otp }),
  SYNC_THEME: Schema.Struct({
    themeMode: optional(Schema.Literal("light", "dark")),
    themeVariables: optional(words),
    w3mThemeVariables: optional(words)
  }),
  SYNC_DAPP_DATA: Schema.Struct({
    metadata: optional(
      Schema.Struct({
        name: createTextSchema(most.uri),
        description: createTextSchema(most.uri),
        url: createTextSchema(most.uri),
        icons: list(createTextSchema(most.uri), 16)
      })
    ),
    sdkVersion: optional(name),
    sdkType: optional(name),
    projectId: name
  }),
  RELOAD: nothing
} as const satisfies Readonly<Record<FrameName, Schema.Schema.AnyNoContext>>

/** The messages that the frame sends unprompted. */
export const eventSchemas = {
  READY: Schema.Struct({ version: optional(createTextSchema(most.chain)) }),
  SESSION_UPDATE: Schema.Struct({ token: createTextSchema(most.token) }),
  SOCIAL_STATE: Schema.Struct({
    state: name,
    at: Schema.Literal("open", "away", "closed", "done"),
    resultUri: optional(createTextSchema(most.uri))
  }),
  APPROVAL: Schema.Struct({ id: createTextSchema(most.id), at: Schema.Literal("shown", "decided") })
} as const
