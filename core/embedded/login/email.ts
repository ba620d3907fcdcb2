import * as Either from "effect/Either"
import { millis } from "../../foundation/data/limits.ts"
import { EmailCooldown, EmailMisfit } from "../frame/errors.ts"

/** One `@`, a local part without spaces and without dots at its ends, and a domain of at least two labels. */
const shape =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i

/**
 * Reads an email address: trimmed, at most 254 characters, 64 of them before the `@`.
 * docs/spec/embedded.md#email-addresses.
 */
export const readEmail = (text: unknown): Either.Either<string, EmailMisfit> => {
  const email = typeof text === "string" ? text.trim() : ""
  return email.length <= 254 && email.indexOf("@") <= 64 && shape.test(email)
    ? Either.right(email)
    : Either.left(new EmailMisfit())
}

/**
 * Returns whether a value can be a one-time code: text that is not blank. The embedded wallet decides whether it is
 * correct. docs/spec/embedded.md#email-codes.
 */
export const isOtp = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= 64

/** How long a code is valid after it was sent, milliseconds. docs/spec/embedded.md#email-codes. */
export const emailCodeMillis = 600_000

/**
 * Returns the seconds until an email may be sent again, rounded up; 0 if it may be sent now. Times are epoch
 * milliseconds. docs/spec/embedded.md#email-cooldown: 30 s.
 */
export const emailCooldown = (lastSent: number | null, now: number): number =>
  lastSent === null
    ? 0
    : Math.ceil(Math.min(millis.emailCooldown, Math.max(0, lastSent + millis.emailCooldown - now)) / 1000)

/**
 * Checks whether an email may be sent now; otherwise fails with the time to wait: 'Please try again after N seconds'.
 * docs/spec/embedded.md#email-cooldown.
 */
export const mayAskEmail = (lastSent: number | null, now: number): Either.Either<void, EmailCooldown> => {
  const seconds = emailCooldown(lastSent, now)
  return seconds === 0 ? Either.void : Either.left(new EmailCooldown({ seconds }))
}
