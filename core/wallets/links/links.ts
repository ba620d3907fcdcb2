import { parseUrl, parseWebUrl } from "../../foundation/text/getSafeUrl.ts"
import { isRefusedScheme } from "./refusedSchemes.ts"

/* Links from outside are parsed as the browser will parse them. The parsed link is opened, not the original text. */

/**
 * Returns the URL of a page that is safe to open: https, without a user name or password. Undefined for anything else.
 */
export const webLink = (link: unknown): string | undefined => parseWebUrl(link)?.href

/**
 * Returns a wallet's mobile or desktop link, as its entry of the catalogue or the host's `customWallets` names it: a
 * universal (https) link, or a scheme of its own. A bare scheme is completed, as catalogues leave out `://`. Undefined
 * for a scheme that no wallet has. docs/spec/wallets.md#links-schemes
 */
export const appLink = (link: unknown): string | undefined => {
  if (typeof link !== "string") return undefined
  const text = link.trim()
  const bare = /^([a-z][a-z0-9+.-]*)[:/]*$/i.exec(text)
  const url = bare !== null ? parseUrl(`${bare[1]}://`) : text.includes("://") ? parseUrl(text) : undefined
  if (url === undefined) return undefined
  return url.protocol === "https:" ? webLink(url.href) : isRefusedScheme(url.protocol) ? undefined : url.href
}

/** Returns a link that ends with a slash, the form in which it is stored. */
export const withSlash = (link: string): string => (link.endsWith("/") ? link : `${link}/`)
