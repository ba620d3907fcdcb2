import { toCanonicalJson } from "../recording/canonical.ts"
import type { WalletExchange } from "../recording/Flow.ts"
import { type Alias, getReplacementUrl } from "../recording/alias.ts"
import { redactText } from "./redactedText.ts"
import { isSecretName, looksSecret, placeholderSignature, placeholder } from "./secretNames.ts"

/** Additions of a run to the general rules: the names of its endpoints, and its own secrets verbatim. */
export interface Hiding {
  readonly aliases: ReadonlyArray<Alias>
  /** The project id, or a private key. Secrets shorter than 8 characters could be ordinary words and are ignored. */
  readonly secrets?: ReadonlyArray<string>
}

/**
 * Removes everything from a value that a recording must not contain: secrets, and addresses of the machine that
 * recorded it. Finds them by name (`apiKey`, `email`, `signature`), by form (JWT, pairing URI, email, signature, bearer
 * token) in every text, in JSON inside a text and in text inside hex, and by the run's own secrets. Keeps transaction
 * hashes, addresses and signed transactions, which are public and which a replay needs. Idempotent.
 */
export const redact = (value: unknown, hiding: Hiding): unknown => redactValue(value, getText(hiding), false)

type Text = (text: string) => string

const redactValue = (value: unknown, text: Text, isSecret: boolean): unknown => {
  if (typeof value === "string") return isSecret ? toPlaceholder(value) : text(value)
  if (typeof value === "number") return isSecret ? placeholder : value
  if (Array.isArray(value)) return value.map((item) => redactValue(item, text, isSecret))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      text(name),
      redactValue(item, text, isSecret || isSecretName(name) || (typeof item === "string" && looksSecret(name, item)))
    ])
  )
}

const isSignature = (value: string): boolean => /^(?:0x)?[0-9a-f]{130}$/i.test(value)
const toPlaceholder = (value: string): string =>
  value === "" ? "" : isSignature(value) ? placeholderSignature : placeholder

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const getText = ({ aliases, secrets = [] }: Hiding): Text => {
  const roots = aliases
    .filter(({ name, root }) => root !== getReplacementUrl(name))
    .map(({ name, root }) => [root.replace(/\/$/, ""), getReplacementUrl(name)] as const)
  // Few texts contain a root: the pattern is built only for those.
  const hideRoots: Text = (text) =>
    roots.reduce(
      (all, [root, name]) =>
        all.includes(root) ? all.replace(new RegExp(`${escapeRegExp(root)}(?![\\w.:-])`, "g"), name) : all,
      text
    )
  const own = secrets
    .filter((secret) => secret.length >= 8)
    .map((secret) => new RegExp(`(?:0x)?${escapeRegExp(secret.replace(/^0x/, ""))}`, "gi"))
  const redactPlain: Text = (text) =>
    redactText(own.reduce((all, secret) => all.replace(secret, placeholder), hideRoots(text)))
  const redactWhole: Text = (whole) => {
    const inner = findJson(whole)
    if (inner !== undefined) {
      const clean = redactValue(inner, redactWhole, false)
      return toCanonicalJson(clean) === toCanonicalJson(inner) ? whole : JSON.stringify(clean)
    }
    const decoded = readTextInHex(whole)
    const clean = decoded === undefined ? undefined : redactWhole(decoded)
    return clean !== undefined && clean !== decoded ? toHexText(clean) : redactPlain(whole)
  }
  return redactWhole
}

/** Parses a text that contains the JSON of an object or a list; returns undefined for any other text. */
const findJson = (text: string): unknown => {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Decodes `0x…` if it contains text, such as a message to sign. */
const readTextInHex = (hex: string): string | undefined => {
  if (!/^0x(?:[0-9a-f]{2}){8,}$/i.test(hex)) return undefined
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
  return /^[\t\n\r\x20-\x7e\u00a0-\ufffc]+$/.test(decoded) ? decoded : undefined
}

const toHexText = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`

const signingMethods =
  /^(?:personal_sign|eth_sign|eth_signTypedData(?:_v[134])?|signMessage|solana_signMessage|bip122_signMessage)$/

/**
 * The first account of the sandbox, whose key is publicly known. Its signatures are kept, because they reveal nothing
 * and a recorded sign-in must be verifiable.
 */
const publicSigner = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"
const isOfPublicSigner = ({ method, params }: WalletExchange): boolean =>
  method === "personal_sign" && Array.isArray(params) && String(params[1]).toLowerCase() === publicSigner

/**
 * Redacts a wallet exchange. Signatures of any form are replaced by a placeholder, except those of a sign-in with the
 * publicly known key.
 */
export const redactWalletExchange = (exchange: WalletExchange, hiding: Hiding): WalletExchange => {
  const { error, params, result, ...rest } = exchange
  return {
    ...rest,
    ...(params === undefined ? {} : { params: redact(params, hiding) }),
    ...(result === undefined
      ? {}
      : {
          result:
            isOfPublicSigner(exchange) && typeof result === "string" && isSignature(result)
              ? result
              : signingMethods.test(exchange.method) && typeof result === "string"
                ? redactSignature(result)
                : redact(result, hiding)
        }),
    ...(error === undefined ? {} : { error: { code: error.code, message: String(redact(error.message, hiding)) } })
  }
}

const redactSignature = (result: string): string =>
  /^0x[0-9a-f]+$/i.test(result) ? placeholderSignature : result === "" ? "" : placeholder
