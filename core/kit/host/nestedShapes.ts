import type { BatchCall } from "../../wallets/reader/batch.ts"
import type { PermissionRequest } from "../../onchain/session/permissionRequest.ts"
import type { GrantedPermission, GrantKey, GrantRequest, SubscriptionRequest } from "../../onchain/session/grant.ts"
import type { Filling } from "../modal/hostView.ts"
import type { Balance, SeveralTransfers, SwapOffer } from "../methods/shapes.ts"
import { transactionFields } from "../methods/transactionFields.ts"
import { isText, readField } from "./readField.ts"
import { isPlain, type Shape } from "./unknownKey.ts"

/*
 * The keys of objects within an argument. Each shape is checked against its type: a key that the type lacks does not
 * compile.
 */

/** One shape for each key of a type. */
type Shapes<A> = { readonly [Key in keyof A]-?: Shape }

/** Returns the shape of an object with any keys whose values all have this shape. */
const recordShape =
  (shape: Shape): Shape =>
  (value) =>
    isPlain(value) ? Object.fromEntries(Object.keys(Object(value)).map((key) => [key, shape])) : null

export const call: Shapes<BatchCall> = { to: null, data: null, value: null }
export const transfer: Shapes<SeveralTransfers["transfers"][number]> = {
  to: null,
  amount: null,
  token: null,
  value: null
}
const balance: Shapes<Balance> = { value: null, decimals: null, symbol: null, formatted: null }

/** A quote as `getSwapQuote` returned it. */
export const quote: Shapes<SwapOffer> = {
  account: null,
  from: null,
  to: null,
  amount: balance,
  received: balance,
  minimum: balance,
  slippage: null,
  rate: null,
  priceImpact: null,
  fee: null,
  approval: null,
  goodUntil: null
}

export const send: Shapes<NonNullable<Filling["send"]>> = { to: null, amount: null, token: null }
export const swap: Shapes<NonNullable<Filling["swap"]>> = { from: null, to: null, amount: null, slippage: null }
export const funds: Shapes<NonNullable<Filling["funds"]>> = { token: null, amount: null, network: null }
export const onramp: Shapes<NonNullable<Filling["onramp"]>> = { amount: null, currency: null, token: null }

/** The maximum depth of structs that is read: a type may contain itself. */
const mostDepth = 32

/** Returns the shape of a value of an EIP-712 type: the fields of a struct; any value of another type. */
const readStruct = (type: unknown, types: unknown, depth = 0): Shape => {
  if (!isText(type) || depth > mostDepth) return null
  const list = /^(.*)\[\d*\]$/.exec(type)
  if (list) return [readStruct(list[1], types, depth + 1)]
  const fields: unknown = readField(types, type)
  return Array.isArray(fields)
    ? () =>
        Object.fromEntries(
          fields.map((field) => [
            String(readField(field, "name")),
            readStruct(readField(field, "type"), types, depth + 1)
          ])
        )
    : null
}

export const typeList = recordShape([{ name: null, type: null }])
/** The fields of a domain that declares no type of its own. */
const domain: Shape = { name: null, version: null, chainId: null, verifyingContract: null, salt: null }

/** Returns the shape of a message of typed data, by the types in the same argument. */
export const findMessage = (argument: unknown): Shape =>
  readStruct(readField(argument, "primaryType"), readField(argument, "types"))
/** Returns the shape of a domain of typed data, by the types in the same argument. */
export const findDomain = (argument: unknown): Shape => {
  const own = readStruct("EIP712Domain", readField(argument, "types"))
  return own === null ? domain : own
}
/** Text, or bytes. */
export const readMessage: Shape = (value) => (isPlain(value) ? { raw: null } : null)

const typed: Shape = { types: typeList, domain: null, primaryType: null, message: null }
const transaction: Shape = Object.fromEntries(transactionFields.map((name) => [name, null]))

/** The argument of `explain`: a request with its method, typed data, or a transaction. */
export const explainShape: Shape = (value) =>
  isText(readField(value, "method"))
    ? { method: null, params: null }
    : isPlain(readField(value, "types"))
      ? typed
      : transaction

const key: Shapes<GrantKey> = { type: null, publicKey: null }
const permission: Shapes<GrantedPermission> = { type: null, data: null }
export const grant: Shapes<GrantRequest> = {
  chainId: null,
  address: null,
  expiry: null,
  // Signers of other kinds are refused by their kind.
  signer: (value: unknown): Shape =>
    readField(value, "type") === "keys" ? { type: null, data: { keys: [key] } } : null,
  permissions: [permission],
  policies: [permission],
  version: null
}

/** One of the permissions that a page requests. */
export const permissionRequest: Shapes<PermissionRequest> = {
  chainId: null,
  from: null,
  to: null,
  permission: { type: null, data: null, isAdjustmentAllowed: null },
  rules: [permission]
}

export const subscription: Shapes<SubscriptionRequest> = {
  chainId: null,
  signerPublicKey: null,
  interval: null,
  asset: null,
  amount: null,
  expiry: null
}

/** A request to a provider (EIP-1193); some libraries pass their whole JSON-RPC message. */
export const request: Shape = { method: null, params: null, id: null, jsonrpc: null }
/** A change of the theme. Names of variables and tokens are checked where they are drawn. */
export const theme: Shape = { mode: null, variables: null, tokens: null }
/** A language defined by the host. */
export const locale: Shape = { tag: null, dir: null, words: null, errors: null }
