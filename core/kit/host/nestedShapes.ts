import type { BatchCall } from "../../wallets/reader/batch.ts"
import type { GrantedPermission, GrantKey, GrantRequest, SubscriptionRequest } from "../../onchain/session/grant.ts"
import type { Filling } from "../modal/hostView.ts"
import type { Balance, SeveralTransfers, SwapOffer } from "../methods/shapes.ts"
import { transactionFields } from "../methods/transactionFields.ts"
import { read, text } from "./argumentRules.ts"
import { isPlain, type Shape } from "./unknownKey.ts"

/*
 * The keys of objects within an argument. Each shape is held to its type: a key that one of them lacks does not compile.
 */

/** One shape for each key of a type. */
type Shapes<A> = { readonly [Key in keyof A]-?: Shape }

/** Returns the shape of an object with any keys, whose values all have this shape. */
const each =
  (shape: Shape): Shape =>
  (value) =>
    isPlain(value) ? Object.fromEntries(Object.keys(Object(value)).map((key) => [key, shape])) : null

const call: Shapes<BatchCall> = { to: null, data: null, value: null }
const transfer: Shapes<SeveralTransfers["transfers"][number]> = { to: null, amount: null, token: null, value: null }
const balance: Shapes<Balance> = { value: null, decimals: null, symbol: null, formatted: null }

/** A quote as `getSwapQuote` returned it. */
const quote: Shapes<SwapOffer> = {
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

const send: Shapes<NonNullable<Filling["send"]>> = { to: null, amount: null, token: null }
const swap: Shapes<NonNullable<Filling["swap"]>> = { from: null, to: null, amount: null, slippage: null }
const onramp: Shapes<NonNullable<Filling["onramp"]>> = { amount: null, currency: null, token: null }

/** Structs are looked at down to this depth: a type may contain itself. */
const mostDepth = 32

/** Returns the shape of a value of an EIP-712 type: the fields of a struct; any value of another type. */
const struct = (type: unknown, types: unknown, depth = 0): Shape => {
  if (!text(type) || depth > mostDepth) return null
  const list = /^(.*)\[\d*\]$/.exec(type)
  if (list) return [struct(list[1], types, depth + 1)]
  const fields: unknown = read(types, type)
  return Array.isArray(fields)
    ? () =>
        Object.fromEntries(
          fields.map((field) => [String(read(field, "name")), struct(read(field, "type"), types, depth + 1)])
        )
    : null
}

const typeList = each([{ name: null, type: null }])
/** The fields of a domain that declares no type of its own. */
const domain: Shape = { name: null, version: null, chainId: null, verifyingContract: null, salt: null }

const domainOf = (types: unknown): Shape => {
  const own = struct("EIP712Domain", types)
  return own === null ? domain : own
}

/** Shapes of fields by the names of their rules; those of a function depend on the whole argument. */
export const shapeOfField = (field: string, argument: unknown): Shape => {
  if (field === "typed") return struct(read(argument, "primaryType"), read(argument, "types"))
  if (field === "domain") return domainOf(read(argument, "types"))
  return Object.hasOwn(fieldShapes, field) ? (fieldShapes[field] ?? null) : null
}

const fieldShapes: Readonly<Record<string, Shape>> = {
  calls: [call],
  transfers: [transfer],
  quote,
  send,
  swap,
  onramp,
  types: typeList,
  message: (value) => (isPlain(value) ? { raw: null } : null)
}

const typed: Shape = { types: typeList, domain: null, primaryType: null, message: null }
const transaction: Shape = Object.fromEntries(transactionFields.map((name) => [name, null]))

/** What `explain` takes: a request with its method, typed data, or a transaction. */
export const explainedShape: Shape = (value) =>
  text(read(value, "method")) ? { method: null, params: null } : isPlain(read(value, "types")) ? typed : transaction

const key: Shapes<GrantKey> = { type: null, publicKey: null }
const permission: Shapes<GrantedPermission> = { type: null, data: null }
const grant: Shapes<GrantRequest> = {
  chainId: null,
  address: null,
  expiry: null,
  // Signers of other kinds are refused by their kind.
  signer: (value: unknown): Shape => (read(value, "type") === "keys" ? { type: null, data: { keys: [key] } } : null),
  permissions: [permission],
  policies: [permission],
  version: null
}
export const grantShape: Shape = grant

const subscription: Shapes<SubscriptionRequest> = {
  chainId: null,
  signerPublicKey: null,
  interval: null,
  asset: null,
  amount: null,
  expiry: null
}
export const subscriptionShape: Shape = subscription

/** A request to a provider (EIP-1193); some libraries pass their whole JSON-RPC message. */
export const requestShape: Shape = { method: null, params: null, id: null, jsonrpc: null }
/** A change of the theme. Names of variables and tokens are checked where they are drawn. */
export const themeShape: Shape = { mode: null, variables: null, tokens: null }
/** A language of the host's own. */
export const localeShape: Shape = { tag: null, dir: null, words: null, errors: null }
