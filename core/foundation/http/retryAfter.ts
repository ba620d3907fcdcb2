import { millis } from "../data/limits.ts"

/**
 * Returns the wait that a `Retry-After` header requests, in milliseconds from `now`: seconds or an HTTP date. At most
 * 60 s, so that no answer blocks a call for the life of a page. Undefined if it is neither.
 * docs/spec/foundation.md#http-retries
 */
export const retryAfter = (header: string | undefined, now: number): number | undefined => {
  const text = header?.trim() ?? ""
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, millis.retryAfter)
  const time = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN
  return Number.isNaN(time) ? undefined : Math.min(Math.max(0, time - now), millis.retryAfter)
}
