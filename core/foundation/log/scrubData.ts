import { hidden, scrub } from "./scrub.ts"
import { getLetters, secretNames } from "./getSecretForms.ts"

/** A value reduced for a log line or an event: plain JSON. */
export type Scrubbed =
  | string
  | number
  | boolean
  | null
  | ReadonlyArray<Scrubbed>
  | { readonly [name: string]: Scrubbed }

/** Additional names that mark a secret in a log's data. `publicKey` does not. */
const always = new RegExp(`(?:${secretNames}|(?<!public)key|phrase|uri|signature|signatures|sig|query)$`)
const coded = /(?:code|pin)$/

/**
 * Returns whether a name marks its value as secret. Six digits under `code` are a one-time code; a failure's code is
 * not.
 */
const isSecret = (name: string, value: unknown): boolean => {
  const letters = getLetters(name)
  return always.test(letters) || (coded.test(letters) && /^\d{6}$/.test(String(value)))
}

const deepest = 6
const maxItems = 64

/**
 * Removes a value's secrets, recognized by name and by form. Cuts deep and long values, and replaces a value that is
 * not data by the name of its kind.
 */
export const scrubData = (value: unknown, depth = 0): Scrubbed => {
  if (value === null || value === undefined) return null
  switch (typeof value) {
    case "string":
      return scrub(value)
    case "number":
      return Number.isFinite(value) ? value : String(value)
    case "boolean":
      return value
    case "bigint":
      return scrub(String(value))
    case "object":
      break
    default:
      return `[${typeof value}]`
  }
  if (depth >= deepest) return "[deeper]"
  if (value instanceof Error) return scrub(`${value.name}: ${value.message}`)
  if (Array.isArray(value)) return value.slice(0, maxItems).map((item) => scrubData(item, depth + 1))
  return scrubNamed(Object.entries(value), depth + 1)
}

/** Scrubs the properties of a value of any origin. */
export const scrubNamed = (
  entries: Iterable<readonly [name: string, value: unknown]>,
  depth = 0
): { readonly [name: string]: Scrubbed } =>
  Object.fromEntries(
    [...entries]
      .slice(0, maxItems)
      .map(([name, value]) => [
        scrub(name),
        isSecret(name, value) && value !== null && value !== "" ? hidden : scrubData(value, depth)
      ])
  )
