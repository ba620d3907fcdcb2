import { getLetters, secretNames } from "../../../core/foundation/log/getSecretForms.ts"

/** The text that replaces a secret. */
export const placeholder = "REDACTED"

/**
 * A placeholder signature of 65 bytes, so that code that parses signatures accepts it. It replaces every signature, so
 * that equal requests are equal regardless of the key that signed when the flow was recorded.
 */
export const placeholderSignature = `0x${"0".repeat(128)}1b`

/** Additional names that are redacted in recordings: `x-api-key`, `projectId`. */
const alwaysSecret = new RegExp(
  `(?:${secretNames}|apikey|privatekey|secretkey|symkey|encryptionkey|projectid|clientid|pairinguri)$|^(?:signature|signatures|sig)$`
)
const secretInUrls = /^(?:key|auth|token|code)$/
const keyLike = /key$/
const publicKey = /public_?-?key$/i

/** True if every value of a field with this name is secret. */
export const isSecretName = (name: string): boolean => alwaysSecret.test(getLetters(name))

/**
 * True if a URL parameter is secret. Includes a short `key` or `token`, unless its value is an address, a CAIP id or a
 * symbol.
 */
export const isSecretParameter = (name: string, value: string): boolean =>
  isSecretName(name) || (secretInUrls.test(getLetters(name)) && !isPublic(value))

/**
 * True if a value looks like a key, for names that do not always contain one: 20 characters or more without a word in
 * it.
 */
export const looksSecret = (name: string, value: string): boolean => {
  const letters = getLetters(name)
  const minLength = secretInUrls.test(letters) ? 20 : keyLike.test(letters) ? 32 : Number.POSITIVE_INFINITY
  return value.length >= minLength && !publicKey.test(name) && /^[\w+/=.~-]+$/.test(value) && !isPublic(value)
}

/** True for addresses, CAIP ids, symbols and the placeholders: they are public, and a replay needs them. */
const isPublic = (value: string): boolean =>
  value === placeholder ||
  value === placeholderSignature ||
  /^0x[0-9a-f]{40}$/i.test(value) ||
  /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(?:[:/]|$)/.test(value) ||
  /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) ||
  /^[A-Z0-9.$]{1,11}$/.test(value)
