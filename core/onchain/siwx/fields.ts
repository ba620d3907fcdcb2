import { isAddress } from "../../chain/network/address.ts"
import { splitNetworkId } from "../../chain/network/caip.ts"
import { isNetworkId, type NetworkId } from "../../chain/network/ids.ts"
import { SignatureInvalid, SignInMisfit } from "./errors.ts"

/**
 * The fields of a sign-in message (EIP-4361, CAIP-122). Times are ISO 8601 in UTC.
 * docs/spec/onchain.md#siwx-message-fields (siwxMessage).
 */
export interface SignInData {
  readonly accountAddress: string
  /** CAIP-2; a message from elsewhere may have the bare number of an EVM chain. */
  readonly chainId: string
  /** Host and port of the site that asks for the sign-in. */
  readonly domain: string
  readonly uri: string
  readonly version: "1"
  readonly nonce: string
  readonly statement?: string
  readonly resources?: ReadonlyArray<string>
  readonly requestId?: string
  readonly issuedAt: string
  readonly expirationTime?: string
  readonly notBefore?: string
}

/**
 * The same fields with the other parts of the first line: the network's name and, in messages from elsewhere, a scheme
 * before the domain.
 */
export interface SignInMessage extends SignInData {
  readonly networkName: string
  readonly scheme?: string
}

/** Characters that break a line or change the reading direction, and lone surrogates, which have no UTF-8 encoding. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const isLine = (text: string): boolean => text !== "" && text === text.trim() && !unfit.test(text)
const fits =
  (pattern: RegExp) =>
  (text: string): boolean =>
    pattern.test(text)

const uri = { is: fits(/^[a-z][a-z0-9+.-]*:[!-~]+$/i), rule: "a URI, e.g. https://example.com/login" }
const line = { is: isLine, rule: "one line of text, without a line break" }
const time = {
  is: (text: string): boolean => getTime(text) !== undefined,
  rule: "a time in UTC, e.g. 2026-01-31T12:00:00Z"
}

/** The rule of each field. No field may contain a line break (T15). */
const rules = {
  scheme: { is: fits(/^[a-z][a-z0-9+.-]*$/i), rule: "a URI's scheme, e.g. https" },
  domain: {
    is: fits(/^[a-z0-9._~!$&'()*+,;=:@%[\]-]+$/i),
    rule: "a host, with a port where it has one, e.g. example.com"
  },
  networkName: line,
  chainId: { is: (text) => getNetwork(text) !== undefined, rule: "a CAIP-2 id, e.g. eip155:1" },
  statement: line,
  uri,
  version: { is: (text) => text === "1", rule: "1" },
  nonce: { is: fits(/^[a-z0-9]{8,}$/i), rule: "at least 8 letters and digits" },
  issuedAt: time,
  expirationTime: time,
  notBefore: time,
  requestId: line
} as const satisfies Readonly<Record<string, { readonly is: (text: string) => boolean; readonly rule: string }>>

/** Creates the failure of a field with its own rule. */
export const toFieldMisfit = (field: keyof typeof rules): SignInMisfit =>
  new SignInMisfit({ field, rule: rules[field].rule })

/** The name of each namespace's accounts in the first line. EIP-4361, CAIP-122. */
const accountWords: ReadonlyMap<string, string> = new Map([
  ["eip155", "Ethereum"],
  ["solana", "Solana"],
  ["bip122", "Bitcoin"]
])

/**
 * Returns the fields that represent a network in a message: the word of the first line, and the chain id's reference.
 */
export const getWords = (chainId: string, networkName: string) => {
  const id = getNetwork(chainId)
  const { namespace, reference } = id === undefined ? { namespace: "", reference: chainId } : splitNetworkId(id)
  const word = accountWords.get(namespace)
  return { word: word ?? networkName, chain: word === undefined ? chainId : reference }
}

/** Returns the CAIP-2 id of a message's chain id; a bare reference belongs to the namespace of the first line. */
export const getChainId = (text: string, networkName: string): string => {
  if (text.includes(":")) return text
  const [namespace = "eip155"] = [...accountWords].find(([, word]) => word === networkName) ?? []
  return `${namespace}:${text}`
}

/** Returns the network of a message. A bare number is an EVM chain's. */
export const getNetwork = (chainId: string): NetworkId | undefined => {
  const id = /^\d+$/.test(chainId) ? `eip155:${chainId}` : chainId
  return isNetworkId(id) &&
    (splitNetworkId(id).namespace === "eip155" ? /^eip155:[1-9]\d{0,15}$/ : /^[a-z0-9]+:[-\w]{1,32}$/i).test(id)
    ? id
    : undefined
}

/**
 * Returns a message's time in epoch milliseconds; undefined if it is not a valid time, such as the 30th of February.
 */
export const getTime = (text: string): number | undefined => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 19) !== text.slice(0, 19) ? undefined : time
}

/** Returns the first problem of a message; undefined if it is valid. */
export const findMisfit = (message: SignInMessage): SignInMisfit | undefined => {
  for (const [field, { is, rule }] of Object.entries(rules)) {
    const value: unknown = Reflect.get(message, field)
    if (value === undefined && optional.has(field)) continue
    if (typeof value !== "string" || !is(value)) return new SignInMisfit({ field, rule })
  }
  const network = getNetwork(message.chainId)
  if (network === undefined || !isOn(network, message.accountAddress)) {
    return new SignInMisfit({ field: "accountAddress", rule: "an address of its network" })
  }
  return (message.resources ?? []).every(uri.is)
    ? undefined
    : new SignInMisfit({ field: "resources", rule: `each ${uri.rule}` })
}

const optional: ReadonlySet<string> = new Set(["scheme", "statement", "expirationTime", "notBefore", "requestId"])

const isOn = (network: NetworkId, address: string): boolean => {
  const { namespace } = splitNetworkId(network)
  return isAddress(namespace, address) && (namespace !== "eip155" || address.startsWith("0x"))
}

/** Describes an invalid nonce without revealing it. */
const getKind = (nonce: unknown): string => {
  if (typeof nonce !== "string") return nonce === null ? "null" : `of type ${typeof nonce}`
  const text = nonce.trim()
  if (text === "") return "empty"
  if (text.startsWith("<"))
    return "a page of HTML: check that the address exists and that your server, not its fallback page, answers"
  if (/^[[{"]/.test(text)) return "JSON: take the field with the nonce out of it"
  if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return "a UUID: remove its hyphens"
  if (text !== nonce) return "text with spaces or line breaks around it: trim it"
  if (/^[a-z0-9]+$/i.test(text)) return `${text.length} characters long`
  return "text with other characters"
}

/**
 * Throws unless a host's function accepted a sign-in. Only `true` accepts it: a server's answer is an object even if it
 * refuses.
 */
export const requireYes = (answer: unknown): void => {
  if (answer === true) return
  throw new SignatureInvalid({
    cause:
      answer === false
        ? undefined
        : new TypeError(`Only true accepts a sign-in; the function answered with a value of type ${typeof answer}`)
  })
}

/**
 * Returns the nonce of a host's function, if it follows the rule of EIP-4361. Throws `SignInMisfit` with the rule and
 * the kind of the value: a server's error page must not become a failed sign-in without a reason.
 */
export const requireNonce = (nonce: unknown): string => {
  if (typeof nonce === "string" && rules.nonce.is(nonce)) return nonce
  throw new SignInMisfit({ field: "nonce", rule: `${rules.nonce.rule}, and it is ${getKind(nonce)}` })
}
