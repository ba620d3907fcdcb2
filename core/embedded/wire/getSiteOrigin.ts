import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"

/**
 * Returns the origin of a secure site; null if it is not allowed: it is not https (or on this machine), or it is the
 * page's own origin, where a frame would share the page's storage. docs/spec/embedded.md#frame-address.
 */
export const getSiteOrigin = (secureSite: string | undefined, page: string): string | null => {
  try {
    const url = new URL(secureSite ?? "")
    const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url))
    return isSafe && url.username === "" && url.password === "" && url.origin !== page ? url.origin : null
  } catch {
    return null
  }
}
