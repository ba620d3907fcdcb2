import { getField } from "../../foundation/data/decode.ts"
import { isForeignText, isPasskeyRefusal, isRefusalText, isUnknownNetworkText } from "./errorWords.ts"
import { walletCodes } from "./walletCodes.ts"

/** The readable parts of an error that a wallet threw. */
export interface WalletErrorParts {
  /** The error's own code; 0 without a code. */
  readonly code: number
  /** The most specific code of the error and the errors in it; 4902 if its text names an unknown network. */
  readonly reason: number
  /** At most 512 characters; empty if the error has no message. */
  readonly message: string
  readonly data: unknown
  /** True if the wallet's owner refused. */
  readonly isRejection: boolean
}

/**
 * Reads an error that a wallet threw, which may be any value, with getters that throw. Looks for codes and texts in the
 * error itself and in the errors in it, wherever wallets and libraries put those. `isSession`: the error came through
 * WalletConnect, where 5000 is a refusal. docs/spec/wallets.md#connection-rejections.
 */
export const readWalletError = (error: unknown, isSession = false): WalletErrorParts => {
  const parts = getParts(error)
  const [own] = parts
  const codes = parts.flatMap((part) => part.codes)
  const texts = parts.flatMap((part) => part.texts)
  const refusal = codes.find(
    (code) => refusalCodes.has(code) || (isSession && code === walletCodes.walletConnectDefault)
  )
  const isForeign = texts.some(isForeignText)
  const isRejection =
    refusal !== undefined ||
    isPasskeyRefusal(texts.join(" ")) ||
    (!isForeign &&
      !codes.some((code) => nodeCodes.has(code)) &&
      texts.some((text) => isRefusalText(text, codes.some(isServiceCode))))
  const specific = refusal ?? codes.find((code) => !generalCodes.has(code)) ?? codes[0] ?? 0
  const isUnknownNetwork = !isRejection && !isForeign && generalCodes.has(specific) && texts.some(isUnknownNetworkText)
  return {
    code: toInteger(getField(error, "code")),
    reason: isUnknownNetwork ? walletCodes.unrecognizedChain : specific,
    message: (own?.message ?? "").slice(0, 512),
    data: getField(error, "data"),
    isRejection
  }
}

/**
 * EIP-1193's refusal, WalletConnect's, that of the Wallet Standard, and Ledger's status words: conditions of use not
 * satisfied, refused on the device.
 */
const refusalCodes: ReadonlySet<number> = new Set([
  walletCodes.userRejected,
  walletCodes.walletConnectMethodsRejected,
  4_001_000,
  0x6985,
  0x5501
])

/**
 * Codes that do not describe a failure: a missing code, JSON-RPC's internal error, invalid parameters and requests, a
 * node's.
 */
const generalCodes: ReadonlySet<number> = new Set([0, -32603, -32602, -32600, -32000])

/** Codes of a node, whose text is its own or a contract's: reverted, and EIP-1474's "Transaction rejected". */
const nodeCodes: ReadonlySet<number> = new Set([3, -32003])

/** HTTP's failures, EIP-1474's limit and ERC-4337's bundlers: a text refuses only if it names the owner. */
const isServiceCode = (code: number): boolean =>
  (code >= 400 && code < 600) || code === -32005 || (code <= -32500 && code > -32600)

/** The fields of errors that contain their cause. */
const inner = ["data", "originalError", "cause", "error", "info"] as const

/** Limits of the reader: an error may be deep, wide or cyclic. */
const limits = { parts: 24, depth: 5, text: 2048 }

/** Returns what reading gives; undefined if it throws. */
const readSafely = (read: () => unknown): unknown => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** Returns the errors in an error. `errors` is a list (`AggregateError`), and `body` the JSON of an answer. */
const getInner = (value: object): ReadonlyArray<unknown> => {
  const [list, body] = [getField(value, "errors"), getField(value, "body")]
  const listed = readSafely(() => (Array.isArray(list) ? list.slice(0, limits.parts) : []))
  const answer =
    typeof body === "string" && body.length <= limits.text ? readSafely((): unknown => JSON.parse(body)) : undefined
  return [...inner.map((name) => getField(value, name)), ...(Array.isArray(listed) ? listed : []), answer]
}

interface Part {
  readonly message: string
  readonly codes: ReadonlyArray<number>
  readonly texts: ReadonlyArray<string>
}

/** Returns the error and the errors in it, outermost first. */
const getParts = (error: unknown): ReadonlyArray<Part> => {
  const seen = new Set<unknown>()
  const parts: Array<Part> = []
  let level: ReadonlyArray<unknown> = [error]
  for (let depth = 0; depth < limits.depth && parts.length < limits.parts; depth++) {
    const fresh = level.filter((value) => !seen.has(value) && (typeof value === "string" || isObject(value)))
    for (const value of fresh) seen.add(value)
    parts.push(...fresh.slice(0, limits.parts - parts.length).map(getPart))
    level = fresh.filter(isObject).flatMap(getInner)
  }
  return parts
}

const getPart = (value: unknown): Part => {
  if (typeof value === "string") return { message: value, codes: [], texts: [value.slice(0, limits.text)] }
  const fields = ["message", "code", "name", "reason", "shortMessage", "details"].map((name) => getField(value, name))
  const texts = fields.filter((field) => typeof field === "string")
  const [message] = fields
  return {
    message: typeof message === "string" ? message : "",
    codes: ["code", "statusCode"].map((name) => toInteger(getField(value, name))).filter((code) => code !== 0),
    texts: texts.map((text) => text.slice(0, limits.text))
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** Reads a code, as a number or as text. JSON-RPC's numbers fit 32 bits; larger ones are not codes. */
const toInteger = (value: unknown): number => {
  const number = typeof value === "string" && /^(-?\d{1,10}|0x[\da-f]{1,8})$/i.test(value) ? Number(value) : value
  return typeof number === "number" && number === (number | 0) ? number : 0
}
