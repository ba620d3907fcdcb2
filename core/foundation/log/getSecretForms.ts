/** A pattern that matches a secret, and its replacement; `$1` and the like keep the surrounding text. */
export type Form = readonly [form: RegExp, instead: string]

const labels =
  "otp|one[ _-]?time[ _-]?code|pass(?:word|phrase|code)|secret|jwt|" +
  "(?:sym|api|private|secret|signing|encryption)[ _-]?key|(?:session|access|refresh|auth|id)[ _-]?token"

/** Ends of names that mark a secret. Compare them with a name reduced to letters and digits (`getLetters`). */
export const secretNames =
  "authorization|cookie|password|passphrase|passcode|secret|mnemonic|seedphrase|recoveryphrase|otp|otpcode|onetimecode|" +
  "jwt|bearer|email|emails|emailaddress|topic|(?:session|access|refresh|auth|id)token"

/** Returns a name in lower-case letters and digits only: `x-api-key` becomes `xapikey`. */
export const getLetters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, "")

/**
 * Forms that are secret in every text, such as a log or a recording. Every quantifier is bounded, since a text may be
 * long and hostile. `more`: additional words that mark the text after them as secret.
 */
export const getSecretForms = (placeholder: string, more = ""): ReadonlyArray<Form> => [
  // A JSON Web Token, which starts with the base64 of `{"`.
  [/\beyJ[\w-]{4,4096}\.[\w-]{1,8192}(?:\.[\w-]{0,4096})?/g, placeholder],
  [/\bBearer\s{1,4}(?!REDACTED)[\w.~+/=-]{6,8192}/gi, `Bearer ${placeholder}`],
  // Credentials in front of a host.
  [/\/\/[^/\s@"'<>?#]{1,256}@/g, "//"],
  [
    /\b(mnemonic|(?:seed|recovery|secret)[ _-]?phrase)(\W{1,8}(?:is\W{1,4})?)(?:[a-z]{2,10}[ ,]{1,2}){11,23}[a-z]{2,10}/gi,
    `$1$2${placeholder}`
  ],
  [
    new RegExp(`\\b(${labels}${more})(["']?\\s{0,4}(?:[:=]|\\bis\\b)\\s{0,4}["']?)[^\\s"',;&\\\\]{1,8192}`, "gi"),
    `$1$2${placeholder}`
  ],
  // A one-time code next to its word, before or after it.
  [/\b(otp|code|passcode|pin)\b([^\n\d]{0,24})(?<!\d)\d{6}(?!\d)/gi, `$1$2${placeholder}`],
  [/(?<!\d)\d{6}(?!\d)([^\n\d]{0,24}\b(?:otp|code|passcode|pin)\b)/gi, `${placeholder}$1`]
]

/**
 * Repeats a pass until the text no longer changes: replacing one secret may uncover the next, and a few rounds are
 * enough.
 */
export const repeatUntilStable = (text: string, pass: (text: string) => string): string => {
  let now = text
  for (let round = 0, before = ""; round < 8 && before !== now; round++) {
    before = now
    now = pass(now)
  }
  return now
}

/** Returns a text with every form replaced, in the given order. */
export const replaceForms =
  (forms: ReadonlyArray<Form>) =>
  (text: string): string =>
    forms.reduce((all, [form, instead]) => all.replace(form, instead), text)
