import type { Writing } from "../../../core/kit/report/documentOf.ts"
import { redactText } from "../../foundation/redaction/redactedText.ts"

/** How addresses, hashes and names are written: as placeholders, or unchanged. */
export type Addresses = "hidden" | "keep"

/** At least 32 bytes as hex without 0x, inside a longer text: a key, or a topic. */
const bareKey = /(?<![0-9a-z])[0-9a-f]{64,}(?![0-9a-z])/gi
const hex = /\b0x[0-9a-f]{40,}\b/gi
/**
 * An address, a hash or a signature of Solana, or an older address of Bitcoin; a match after a namespace is a network.
 */
const base58 =
  /(?<![\w/+-]|\bsolana:)(?:[1-9A-HJ-NP-Za-km-z]{32,44}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|[1-9A-HJ-NP-Za-km-z]{80,90})(?![\w/+=-])/g
const segwit = /\b(bc1|tb1|bcrt1)[a-z0-9]{20,90}\b/g
const name = /^([\w-]+(?:\.[\w-]+)*)(\.(?:eth|id|sol|bnb|lens|xyz))$/i
const url = /^(?:https?|wss?):\/\/[^\s]+$/i
/** The zero address and a network's own coin, which the rules treat specially. */
const none = /^0x(?:0+|e{40})$/i

/**
 * Returns functions that write the texts of a bug file. Different values stay different: the same address, hash or name
 * has the same placeholder in the whole file, in the same form, so that the rules accept it.
 */
export const createWriting = (addresses: Addresses): Writing => {
  const numbers = new Map<string, number>()
  const getNumber = (text: string): number => {
    const known = numbers.get(text) ?? numbers.size + 1
    numbers.set(text, known)
    return known
  }
  /** Two spellings of an address remain two spellings of the same placeholder. */
  const replaceHex = (text: string): string => {
    if (none.test(text)) return text
    const number = getNumber(text.toLowerCase()).toString(16).padStart(6, "0")
    const filled = `0x${"adde55".repeat(12)}`.slice(0, Math.min(text.length, 66) - 6) + number
    return text === text.toLowerCase() ? filled : filled.replace(/[a-f]/g, (letter) => letter.toUpperCase())
  }
  const replaceBase58 = (text: string): string =>
    /[a-z]/.test(text) && /[A-Z\d]/.test(text)
      ? `StandsFor1${toBase58(getNumber(text))}`.padStart(text.length, "1")
      : text
  const getPlaceholderName = (text: string): string => `name${getNumber(text.toLowerCase())}`
  const replaceKeys = (text: string): string => text.replace(bareKey, (match) => `key${getNumber(match.toLowerCase())}`)
  /** Writes an address on the web: a path segment that may be a key, and everything after it, become placeholders. */
  const replaceUrl = (text: string): string => {
    const [, origin = text, path = "", rest = ""] = /^(\w+:\/\/[^/?#]*)([^?#]*)(.*)$/s.exec(text) ?? []
    const parts = path.split("/").map((part) => (mayBeKey(part) ? `part${getNumber(part)}` : part))
    return `${origin.replace(/\/\/.*@/, "//")}${parts.join("/")}${rest === "" ? "" : `?rest${getNumber(rest)}`}`
  }
  const replaceAddresses = (text: string): string =>
    addresses === "keep"
      ? text
      : text
          .replace(name, (_, own: string, ending: string) => `${getPlaceholderName(own)}${ending}`)
          .replace(hex, replaceHex)
          .replace(segwit, (match, kind: string) => `${kind}q${String(getNumber(match)).padStart(38, "0")}`)
          .replace(base58, replaceBase58)
  return {
    text: (text) => {
      if (text.startsWith("data:")) return `data:,picture${getNumber(text)}`
      if (url.test(text)) return redactText(replaceUrl(text))
      return redactText(replaceAddresses(/^[0-9a-f]{64}$/i.test(text) ? text : replaceKeys(text)))
    },
    name: (text) => {
      if (addresses === "keep" || text === "") return redactText(replaceKeys(text))
      const [, own = text, ending = ""] = /^([^.\s]+)((?:\.[a-z\d-]{1,16})+)$/i.exec(text) ?? []
      return `${getPlaceholderName(own)}${ending}`
    }
  }
}

/** Returns true for long text with letters and digits, like the keys in the addresses of nodes. */
const mayBeKey = (part: string): boolean => part.length >= 16 && /\d/.test(part) && /[a-z]/i.test(part)

const letters = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
const toBase58 = (value: number): string =>
  value < 58 ? (letters[value] ?? "") : toBase58(Math.floor(value / 58)) + (letters[value % 58] ?? "")
