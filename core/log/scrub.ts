/** What stands where a secret stood in a log line, an event or a report. The same as `core/secret`'s, which brings Schema along. */
export const hidden = "[secret]"

/** A text longer than this is cut: a log line or a report needs no more of it. */
export const scrubCharacters = 8_192
/** What is left out before a cut: a secret that the cut went through does not show by its form any more. */
const cutMargin = 512

const names = "otp|one[ _-]?time[ _-]?code|pass(?:word|phrase|code)|secret|jwt|e-?mail|mnemonic|cookie|authorization|signature|sig|" +
  "(?:sym|api|private|secret|signing|encryption)[ _-]?key|(?:session|access|refresh|auth|id)[ _-]?token|pairing[ _-]?(?:uri|topic)|topic"

/**
 * Secrets by their own form, or by the word before them. Every quantifier is bounded: a text may be long and hostile. The
 * order matters: what is known by its whole form goes before what is known by a word.
 */
const forms: ReadonlyArray<readonly [form: RegExp, instead: string]> = [
  // Hex of 32 bytes or more is a key, a topic, a signature, or what somebody was asked to sign. A transaction's hash looks the same.
  [/(?<![0-9a-z])(?:0x)?[0-9a-f]{64,8192}/gi, hidden],
  // Base58 of 64 bytes: a Solana signature or secret key.
  [/(?<![0-9a-z])[1-9A-HJ-NP-Za-km-z]{80,96}(?![0-9a-z])/gi, hidden],
  [/\bwc(?::|%3A)[^\s"'<>\\]{1,2048}/gi, `wc:${hidden}`],
  // A JSON Web Token: its head is the base64 of `{"`.
  [/eyJ[\w-]{4,4096}(?:\.[\w-]{0,8192}){1,2}/g, hidden],
  [/\b(Bearer|Basic)\s{1,4}[\w.~+/=-]{6,8192}/gi, `$1 ${hidden}`],
  // The query and the fragment of an address, and an account in front of its host.
  [/\b([a-z][a-z0-9+.-]{1,31}:\/\/)[^/\s@"'<>?#]{1,256}@/gi, "$1"],
  [/\b([a-z][a-z0-9+.-]{1,31}:\/\/[^\s"'<>?#]{0,2048})[?#][^\s"'<>]{0,8192}/gi, `$1?${hidden}`],
  [/([?&#;][\w.%[\]-]{1,64})=[^&#;\s"'<>\\]{1,8192}/g, `$1=${hidden}`],
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@|%40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}/gi, hidden],
  [/\b(mnemonic|(?:seed|recovery|secret)[ _-]?phrase)(\W{1,8}(?:is\W{1,4})?)(?:[a-z]{2,10}[ ,]{1,2}){11,23}[a-z]{2,10}/gi, `$1$2${hidden}`],
  [new RegExp(`\\b(${names})(["']?\\s{0,4}(?:[:=]|\\bis\\b)\\s{0,4}["']?)[^\\s"',;&]{1,8192}`, "gi"), `$1$2${hidden}`],
  // A one-time code beside its word, before or after it.
  [/\b(otp|code|passcode|pin)\b([^\n\d]{0,24})(?<!\d)\d{6}(?!\d)/gi, `$1$2${hidden}`],
  [/(?<!\d)\d{6}(?!\d)([^\n\d]{0,24}\b(?:otp|code|passcode|pin)\b)/gi, `${hidden}$1`]
]

/**
 * A text without what shows to be secret: keys, codes, emails, pairing addresses, tokens, signatures, and the query of every
 * address (reliability T14). Cut where it is too long. Once more changes nothing.
 */
export const scrub = (text: string): string => {
  if (text.length > scrubCharacters) return scrub(settled(text.slice(0, scrubCharacters)).slice(0, -cutMargin))
  return settled(text)
}

/** One stand-in may uncover the next secret's form; a few rounds settle it. */
const settled = (text: string): string => {
  let now = text
  for (let round = 0, before = ""; round < 8 && before !== now; round++) {
    before = now
    now = forms.reduce((all, [form, instead]) => all.replace(form, instead), now)
  }
  return now
}
