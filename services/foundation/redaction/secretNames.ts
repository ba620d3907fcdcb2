import { lettersOf, secretNames } from "../../../core/foundation/log/secretForms.ts"

/** The text that replaces a secret. */
export const stood = "REDACTED"

/**
 * A made-up signature: 65 bytes, so that code that reads signatures can still read it. Every signature is replaced by
 * this one, so that equal requests stay equal, whichever key signed when the flow was recorded.
 */
export const signatureStood = `0x${"0".repeat(128)}1b`

/** Further names that are redacted in recordings: `x-api-key`, `projectId`. */
const always = new RegExp(
  `(?:${secretNames}|apikey|privatekey|secretkey|symkey|encryptionkey|projectid|clientid|pairinguri)$|^(?:signature|signatures|sig)$`
)
const inUrls = /^(?:key|auth|token|code)$/
const keyLike = /key$/
const publicKey = /public_?-?key$/i

/** Whether a field of this name is secret whatever its value. */
export const isSecretName = (name: string): boolean => always.test(lettersOf(name))

/**
 * The same for a URL parameter, where a short `key` or `token` is secret too, unless its value is an address, a CAIP id
 * or a symbol.
 */
export const isSecretParameter = (name: string, value: string): boolean =>
  isSecretName(name) || (inUrls.test(lettersOf(name)) && !isPublic(value))

/**
 * Whether a value looks like a key, for names that may or may not hold one: 20 characters or more, without a word in
 * them.
 */
export const looksSecret = (name: string, value: string): boolean => {
  const letters = lettersOf(name)
  const least = inUrls.test(letters) ? 20 : keyLike.test(letters) ? 32 : Number.POSITIVE_INFINITY
  return value.length >= least && !publicKey.test(name) && /^[\w+/=.~-]+$/.test(value) && !isPublic(value)
}

/** Addresses, CAIP ids, symbols and the stand-ins themselves: a replay needs them, and they are public. */
const isPublic = (value: string): boolean =>
  value === stood ||
  value === signatureStood ||
  /^0x[0-9a-f]{40}$/i.test(value) ||
  /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}(?:[:/]|$)/.test(value) ||
  /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) ||
  /^[A-Z0-9.$]{1,11}$/.test(value)
