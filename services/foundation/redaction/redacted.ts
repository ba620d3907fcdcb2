import { canonical } from "../recording/canonical.ts"
import type { WalletExchange } from "../recording/Flow.ts"
import { type Alias, standInOf } from "../recording/alias.ts"
import { redactedText } from "./redactedText.ts"
import { isSecretName, looksSecret, signatureStood, stood } from "./secretNames.ts"

/** What a run adds to the general rules: the names of its endpoints, and its own secrets verbatim. */
export interface Hiding {
  readonly aliases: ReadonlyArray<Alias>
  /** The project id, a private key. Secrets shorter than 8 characters could be ordinary words and are ignored. */
  readonly secrets?: ReadonlyArray<string>
}

/**
 * Removes from a value all that a recording must not hold: secrets, and addresses of the machine it was made on. Goes
 * by names (`apiKey`, `email`, `signature`), by forms (JWT, pairing address, email, signature, bearer) in every text,
 * in JSON inside a text and in text inside hex, and by the run's own secrets. Transaction hashes, addresses and signed
 * transactions stay: they are public, and a replay needs them. Idempotent.
 */
export const redacted = (value: unknown, hiding: Hiding): unknown => walked(value, textOf(hiding), false)

type Text = (text: string) => string

const walked = (value: unknown, text: Text, isSecret: boolean): unknown => {
  if (typeof value === "string") return isSecret ? standFor(value) : text(value)
  if (typeof value === "number") return isSecret ? stood : value
  if (Array.isArray(value)) return value.map((one) => walked(one, text, isSecret))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      text(name),
      walked(one, text, isSecret || isSecretName(name) || (typeof one === "string" && looksSecret(name, one)))
    ])
  )
}

const isSignature = (value: string): boolean => /^(?:0x)?[0-9a-f]{130}$/i.test(value)
const standFor = (value: string): string => (value === "" ? "" : isSignature(value) ? signatureStood : stood)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

const textOf = ({ aliases, secrets = [] }: Hiding): Text => {
  const roots = aliases
    .filter(({ name, root }) => root !== standInOf(name))
    .map(({ name, root }) => [root.replace(/\/$/, ""), standInOf(name)] as const)
  // Few texts contain an address: the pattern is built only for those.
  const placeless: Text = (text) =>
    roots.reduce(
      (all, [root, name]) =>
        all.includes(root) ? all.replace(new RegExp(`${escaped(root)}(?![\\w.:-])`, "g"), name) : all,
      text
    )
  const own = secrets
    .filter((one) => one.length >= 8)
    .map((one) => new RegExp(`(?:0x)?${escaped(one.replace(/^0x/, ""))}`, "gi"))
  const plain: Text = (text) => redactedText(own.reduce((all, one) => all.replace(one, stood), placeless(text)))
  const text: Text = (whole) => {
    const inner = jsonIn(whole)
    if (inner !== undefined) {
      const clean = walked(inner, text, false)
      return canonical(clean) === canonical(inner) ? whole : JSON.stringify(clean)
    }
    const decoded = textInHex(whole)
    const clean = decoded === undefined ? undefined : text(decoded)
    return clean !== undefined && clean !== decoded ? hexOf(clean) : plain(whole)
  }
  return text
}

/** Parses a text that is the JSON of an object or a list; undefined for any other text. */
const jsonIn = (text: string): unknown => {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

/** Decodes `0x…` if it holds text: what a wallet is asked to sign. */
const textInHex = (hex: string): string | undefined => {
  if (!/^0x(?:[0-9a-f]{2}){8,}$/i.test(hex)) return undefined
  const bytes = Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)
  return /^[\t\n\r\x20-\x7e\u00a0-\ufffc]+$/.test(text) ? text : undefined
}

const hexOf = (text: string): string =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`

const signing =
  /^(?:personal_sign|eth_sign|eth_signTypedData(?:_v[134])?|signMessage|solana_signMessage|bip122_signMessage)$/

/**
 * The account of a key that everybody knows, the sandbox's first: what it signs gives nothing away, and stays, so that a
 * recorded sign-in can be verified.
 */
const publicSigner = "0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266"
const isOfPublicSigner = ({ method, params }: WalletExchange): boolean =>
  method === "personal_sign" && Array.isArray(params) && String(params[1]).toLowerCase() === publicSigner

/**
 * A wallet exchange, redacted: signatures are replaced by a stand-in, whatever form the wallet used, but for those of a
 * sign-in by the key that everybody knows.
 */
export const redactedWallet = (exchange: WalletExchange, hiding: Hiding): WalletExchange => {
  const { error, params, result, ...rest } = exchange
  return {
    ...rest,
    ...(params === undefined ? {} : { params: redacted(params, hiding) }),
    ...(result === undefined
      ? {}
      : {
          result:
            isOfPublicSigner(exchange) && typeof result === "string" && isSignature(result)
              ? result
              : signing.test(exchange.method) && typeof result === "string"
                ? signedOf(result)
                : redacted(result, hiding)
        }),
    ...(error === undefined ? {} : { error: { code: error.code, message: String(redacted(error.message, hiding)) } })
  }
}

const signedOf = (result: string): string =>
  /^0x[0-9a-f]+$/i.test(result) ? signatureStood : result === "" ? "" : stood
