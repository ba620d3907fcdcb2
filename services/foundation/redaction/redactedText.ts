import {
  type Form,
  getSecretForms,
  repeatUntilStable,
  replaceForms
} from "../../../core/foundation/log/getSecretForms.ts"
import { isSecretParameter, placeholderSignature, placeholder } from "./secretNames.ts"

const machine =
  "localhost|127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|\\[::1?\\]|0\\.0\\.0\\.0|10\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|" +
  "192\\.168\\.\\d{1,3}\\.\\d{1,3}|172\\.(?:1[6-9]|2\\d|3[01])\\.\\d{1,3}\\.\\d{1,3}"

/**
 * Patterns that recordings leave out in addition to those that are secret everywhere. A replay needs addresses, hashes
 * and the queries of requests; they are kept.
 */
const forms: ReadonlyArray<Form> = [
  // A WalletConnect pairing URI, plain or percent-encoded.
  [/\bwc:[\w-]{1,128}@\d[^\s"'<>\\]{0,1024}/gi, `wc:${placeholder}@2`],
  [/\bwc%3A[^\s"'<>&\\]{1,1024}/gi, `wc%3A${placeholder}`],
  [
    /\b((?:set-)?cookie|(?:proxy-)?authorization)(["']?\s{0,4}:\s{0,4}["']?)[^\r\n"'\\]{1,8192}/gi,
    `$1$2${placeholder}`
  ],
  // The next word may belong to a token's name: `Basic Attention Token`.
  [/\bBasic\s{1,4}[A-Za-z0-9+/]{12,4096}={0,2}/g, `Basic ${placeholder}`],
  ...getSecretForms(placeholder),
  [/(?<![\w.+-])[\w.+-]{1,256}(?:@|%40)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, placeholder],
  // 65 bytes that end like a signature. A public key of that length begins with 04 and almost never ends like that.
  [/(?<![0-9a-fx])(?:0x)?[0-9a-f]{128}(?:00|01|1b|1c)(?![0-9a-f])/gi, placeholderSignature],
  // Topics and keys of a session: 32 bytes without 0x after the keyword.
  [/\b(topic|symkey|pairing)\b([^\n]{0,60}?)\b[0-9a-f]{64}\b/gi, `$1$2${placeholder}`],
  [new RegExp(`\\b(https?|wss?)://(?:${machine})(?::\\d{1,5})?(?![\\w.])`, "gi"), "https://elsewhere.replay"],
  [new RegExp(`(?<![\\w.])(?:${machine}):\\d{2,5}\\b`, "gi"), "elsewhere.replay"]
]
const withoutForms = replaceForms(forms)

const parameter = /([?&#;])([\w-]{1,64})=([^&#;\s"'<>\\]{1,8192})/g

/** Removes everything whose form shows that it is a secret or an address of this machine. Idempotent. */
export const redactText = (text: string): string =>
  repeatUntilStable(text, (current) =>
    withoutForms(current).replace(parameter, (whole, lead: string, name: string, value: string) =>
      isSecretParameter(name, value) ? `${lead}${name}=${placeholder}` : whole
    )
  )
