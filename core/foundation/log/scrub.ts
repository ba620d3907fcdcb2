import { type Form, getSecretForms, repeatUntilStable, replaceForms } from "./getSecretForms.ts"

/**
 * Replaces a secret in a log line, an event or a report. The same text as in `core/foundation/data/secret.ts`, which
 * would pull in Schema.
 */
export const hidden = "[secret]"

/** The longest text that is not cut: a log line or a report needs no more. */
export const scrubCharacters = 8_192
/** Dropped before the cut, since a secret that is cut in two cannot be recognized by its form. */
const cutMargin = 512

/**
 * Forms that log lines and reports remove in addition to the general secrets. Forms that match as a whole come before
 * those that match by a word.
 */
const forms: ReadonlyArray<Form> = [
  // Hex of 32 bytes or more is a key, a topic, a signature, or a message to be signed. A transaction's hash looks the
  // same.
  [/(?<![0-9a-z])(?:0x)?[0-9a-f]{64,8192}/gi, hidden],
  // Base58 of 64 bytes: a Solana signature or secret key.
  [/(?<![0-9a-z])[1-9A-HJ-NP-Za-km-z]{80,96}(?![0-9a-z])/gi, hidden],
  [/\bwc(?::|%3A)[^\s"'<>\\]{1,2048}/gi, `wc:${hidden}`],
  [/\bBasic\s{1,4}[\w.~+/=-]{6,8192}/gi, `Basic ${hidden}`],
  ...getSecretForms(hidden, "|e-?mail|mnemonic|cookie|authorization|signature|sig|pairing[ _-]?(?:uri|topic)|topic"),
  // The path of a file on the device, which names its owner: `file:` URLs, drives and homes. A folder's name may
  // contain spaces: a space belongs to the path if a separator follows.
  [/\bfile:[^\s"'<>]{1,2048}/gi, `file:${hidden}`],
  [/(?<![\w\\])[a-z]:[\\/](?!\/)(?:[^\s"'<>:]| (?=[^"'<>:\n\\/]{1,64}[\\/])){1,2048}/gi, hidden],
  [
    /(?<![\w./-])\/(?:home|Users|root|var|private|tmp|mnt|Volumes|opt|data)\/(?:[^\s"'<>:?#]| (?=[^"'<>:?#\n/]{1,64}\/)){1,2048}/g,
    hidden
  ],
  // The query and the fragment of every address.
  [/\b([a-z][a-z0-9+.-]{1,31}:\/\/[^\s"'<>?#]{0,2048})[?#][^\s"'<>]{0,8192}/gi, `$1?${hidden}`],
  [/([?&#;][\w.%[\]-]{1,64})=[^&#;\s"'<>\\]{1,8192}/g, `$1=${hidden}`],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi, hidden]
]
const pass = replaceForms(forms)

/**
 * Removes recognizable secrets from a text: keys, codes, emails, pairing addresses, tokens, signatures, and the query
 * of every address (reliability T14). Cuts a text that is too long. Idempotent.
 */
export const scrub = (text: string): string =>
  text.length > scrubCharacters
    ? scrub(repeatUntilStable(text.slice(0, scrubCharacters), pass).slice(0, -cutMargin))
    : repeatUntilStable(text, pass)
