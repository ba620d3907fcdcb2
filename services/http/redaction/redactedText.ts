import { isSecretParameter, signatureStood, stood } from "./secretNames.ts"

const machine = "localhost|127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|\\[::1?\\]|0\\.0\\.0\\.0|10\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}|" +
  "192\\.168\\.\\d{1,3}\\.\\d{1,3}|172\\.(?:1[6-9]|2\\d|3[01])\\.\\d{1,3}\\.\\d{1,3}"
const label = "otp|jwt|password|passphrase|passcode|secret|symkey|private[ _-]?key|secret[ _-]?key|api[ _-]?key|session[ _-]?token|access[ _-]?token|one-time code"

/** Secrets that show by their own form, wherever they stand. Every quantifier is bounded: an answer may be long and hostile. */
const forms: ReadonlyArray<readonly [RegExp, string]> = [
  // A WalletConnect pairing address, plain or percent-encoded.
  [/\bwc:[\w-]{1,128}@\d[^\s"'<>\\]{0,1024}/gi, `wc:${stood}@2`],
  [/\bwc%3A[^\s"'<>&\\]{1,1024}/gi, `wc%3A${stood}`],
  // A JSON Web Token: its head is the base64 of `{"`.
  [/\beyJ[\w-]{4,4096}\.[\w-]{1,8192}(?:\.[\w-]{0,4096})?/g, stood],
  [/\bBearer\s{1,4}(?!REDACTED)[\w.~+/=-]{8,4096}/gi, `Bearer ${stood}`],
  [/\bBasic\s{1,4}[A-Za-z0-9+/]{12,4096}={0,2}/g, `Basic ${stood}`],
  [/\b((?:set-)?cookie|(?:proxy-)?authorization)(["']?\s{0,4}:\s{0,4}["']?)[^\r\n"'\\]{1,8192}/gi, `$1$2${stood}`],
  // An account in front of a host.
  [/\/\/[^/\s@"']{1,256}@/g, "//"],
  [/(?<![\w.+-])[\w.+-]{1,256}(?:@|%40)(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}\b/gi, stood],
  // 65 bytes that end as a signature does; a public key of that length begins with 04, and nearly never ends so.
  [/(?<![0-9a-fx])(?:0x)?[0-9a-f]{128}(?:00|01|1b|1c)(?![0-9a-f])/gi, signatureStood],
  // Topics and keys of a session: 32 bytes without 0x, after the word.
  [/\b(topic|symkey|pairing)\b([^\n]{0,60}?)\b[0-9a-f]{64}\b/gi, `$1$2${stood}`],
  [new RegExp(`\\b(${label})(["']?\\s{0,4}(?:[:=]|\\bis\\b)\\s{0,4}["']?)[^\\s"',;&\\\\]{1,4096}`, "gi"), `$1$2${stood}`],
  [/\b(code)(\W{0,3}(?:is)?\W{0,3})(?<!\d)\d{6}(?!\d)/gi, `$1$2${stood}`],
  [/\b(mnemonic|(?:seed|recovery) phrase)(\W{1,4}(?:is\W{1,4})?)(?:[a-z]{2,10} ){11,23}[a-z]{2,10}/gi, `$1$2${stood}`],
  [new RegExp(`\\b(https?|wss?)://(?:${machine})(?::\\d{1,5})?(?![\\w.])`, "gi"), "https://elsewhere.replay"],
  [new RegExp(`(?<![\\w.])(?:${machine}):\\d{2,5}\\b`, "gi"), "elsewhere.replay"]
]

const parameter = /([?&#;])([\w-]{1,64})=([^&#;\s"'<>\\]{1,8192})/g

/** A text without what shows by its own form to be secret, or to be an address of this machine. Once more changes nothing. */
export const redactedText = (text: string): string => {
  let now = text
  // One stand-in may uncover the next secret's form; a few rounds settle it.
  for (let round = 0, before = ""; round < 8 && before !== now; round++) {
    before = now
    now = forms.reduce((all, [form, instead]) => all.replace(form, instead), now)
      .replace(parameter, (whole, lead: string, name: string, value: string) => (isSecretParameter(name, value) ? `${lead}${name}=${stood}` : whole))
  }
  return now
}
