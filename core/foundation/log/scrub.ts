import { type Form, secretForms, settled, without } from "./secretForms.ts"

/**
 * What stands where a secret stood in a log line, an event or a report. The same as `core/secret`'s, which brings
 * Schema along.
 */
export const hidden = "[secret]"

/** A text longer than this is cut: a log line or a report needs no more of it. */
export const scrubCharacters = 8_192
/** What is left out before a cut: a secret that the cut went through does not show by its form any more. */
const cutMargin = 512

/**
 * What nobody needs of a log line or a report, beside what is secret everywhere. What is known by its whole form goes
 * before what is known by a word.
 */
const forms: ReadonlyArray<Form> = [
  // Hex of 32 bytes or more is a key, a topic, a signature, or what somebody was asked to sign. A transaction's hash
  // looks the same.
  [/(?<![0-9a-z])(?:0x)?[0-9a-f]{64,8192}/gi, hidden],
  // Base58 of 64 bytes: a Solana signature or secret key.
  [/(?<![0-9a-z])[1-9A-HJ-NP-Za-km-z]{80,96}(?![0-9a-z])/gi, hidden],
  [/\bwc(?::|%3A)[^\s"'<>\\]{1,2048}/gi, `wc:${hidden}`],
  [/\bBasic\s{1,4}[\w.~+/=-]{6,8192}/gi, `Basic ${hidden}`],
  ...secretForms(hidden, "|e-?mail|mnemonic|cookie|authorization|signature|sig|pairing[ _-]?(?:uri|topic)|topic"),
  // The query and the fragment of every address.
  [/\b([a-z][a-z0-9+.-]{1,31}:\/\/[^\s"'<>?#]{0,2048})[?#][^\s"'<>]{0,8192}/gi, `$1?${hidden}`],
  [/([?&#;][\w.%[\]-]{1,64})=[^&#;\s"'<>\\]{1,8192}/g, `$1=${hidden}`],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi, hidden]
]
const pass = without(forms)

/**
 * A text without what shows to be secret: keys, codes, emails, pairing addresses, tokens, signatures, and the query of
 * every address (reliability T14). Cut where it is too long. Once more changes nothing.
 */
export const scrub = (text: string): string =>
  text.length > scrubCharacters
    ? scrub(settled(text.slice(0, scrubCharacters), pass).slice(0, -cutMargin))
    : settled(text, pass)
