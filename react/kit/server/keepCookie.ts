import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"
import { type CookieOptions, getCookie } from "../../../core/wallets/storage/cookie.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

interface Shown {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (listener: () => void) => () => void
}

/** Rejects values that would write a cookie for another place, or another attribute. */
const isSafe = (text: unknown): text is string | undefined =>
  text === undefined || /^[\w./~-]{1,128}$/.test(String(text))

/**
 * Writes the account into the page's cookie whenever it changes, for the page's server. Removes the cookie without the
 * option `cookie`, or when no wallet is connected. Does nothing on a server or if the page must not write cookies.
 */
export const keepCookie = ({ cookie, storageName = "" }: LatchkeyOptions, { getSnapshot, subscribe }: Shown): void => {
  if (typeof document === "undefined") return // a server, which reads the cookie of each request
  const requested: CookieOptions = typeof cookie === "object" ? cookie : {}
  const { domain, maxAgeSeconds, path } = requested
  const age = Number.isSafeInteger(maxAgeSeconds) ? maxAgeSeconds : undefined
  const options: CookieOptions = {
    ...(isSafe(domain) ? { domain } : {}),
    ...(isSafe(path) ? { path } : {}),
    maxAgeSeconds: age
  }
  let written: string | undefined
  const write = ({ account, status }: Snapshot): void => {
    if (status === "connecting" || status === "unknown") return
    const text = getCookie(
      cookie ? account : null,
      storageName,
      options,
      location.protocol === "https:" || !isThisMachine(location)
    )
    if (text === undefined || text === written) return
    written = text
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and is asynchronous
      document.cookie = text
    } catch {} // a sandboxed frame has no cookies: the server renders no account
  }
  write(getSnapshot())
  subscribe(() => write(getSnapshot()))
}
