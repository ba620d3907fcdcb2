import { string, struct } from "../../foundation/data/decode.ts"
import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"
import { isTrustedResult, type RedirectProvider } from "./social.ts"

/** The hosts of the providers' own sign-in pages. */
const hosts: Readonly<Record<RedirectProvider, ReadonlyArray<string>>> = {
  google: ["accounts.google.com"],
  github: ["github.com"],
  apple: ["appleid.apple.com"],
  facebook: ["www.facebook.com", "m.facebook.com"],
  x: ["x.com", "twitter.com", "api.x.com", "api.twitter.com"],
  discord: ["discord.com"]
}

/**
 * Returns whether the sign-in window may go to an address: https, of the secure site or of the provider itself. A site
 * of this machine may send it to pages of this machine. docs/spec/embedded.md#social-popup.
 */
export const isSignInAddress = (uri: string, provider: RedirectProvider, site: string): boolean => {
  if (!URL.canParse(uri) || !URL.canParse(site)) return false
  const url = new URL(uri)
  if (url.username !== "" || url.password !== "") return false
  if (url.origin === new URL(site).origin) return true
  return url.protocol === "https:"
    ? hosts[provider].includes(url.host)
    : url.protocol === "http:" && isThisMachine(url) && isThisMachine(new URL(site))
}

/** Returns the `state` of a sign-in's address, which its result must carry; null without one. */
export const readState = (uri: string, site: string): string | null =>
  URL.canParse(uri, site) ? new URL(uri, site).searchParams.get("state") : null

/** Returns the provider's error (RFC 6749, 4.1.2.1) in a result, in its query or its fragment; null without one. */
export const getResultError = (resultUri: string, site: string): string | null => {
  if (!URL.canParse(resultUri, site)) return null
  const { hash, searchParams } = new URL(resultUri, site)
  return searchParams.get("error") ?? new URLSearchParams(hash.slice(1)).get("error")
}

/** The longest result in characters, equal to the longest address of the frame. */
const longestResult = 8192
const result = struct({ resultUri: string(longestResult) })

/**
 * Returns the result in a message of the sign-in window; undefined for any other message, for another origin than the
 * secure site's, and for the result of another sign-in. docs/spec/embedded.md#social-trusted-results.
 */
export const readPopupResult = (
  { data, origin }: { readonly data: unknown; readonly origin: string },
  site: string,
  state: string | null
): string | undefined => {
  if (!isTrustedResult(origin, site)) return undefined
  const read = result(data)
  return read !== undefined && readState(read.resultUri, site) === state ? read.resultUri : undefined
}

/**
 * Returns the address that a page in Telegram opens: its `state` also holds the page to return to.
 * docs/spec/embedded.md#social-telegram.
 */
export const getTelegramAddress = (uri: string, page: string): string => {
  const url = new URL(uri)
  url.searchParams.set("state", `${url.searchParams.get("state") ?? ""}--${encodeURIComponent(page)}`)
  return url.href
}

/** Returns the `state` that the sign-in started with, without the page that the redirect in Telegram adds. */
export const ownState = (resultUri: string, site: string): string | null =>
  readState(resultUri, site)?.split("--")[0] ?? null

/** Returns the page's address without the result, and the result; null without a result. */
export const takeResult = (address: string): { readonly resultUri: string; readonly rest: string } | null => {
  const url = new URL(address)
  const resultUri = url.searchParams.get("result_uri")
  if (resultUri === null) return null
  url.searchParams.delete("result_uri")
  return { resultUri, rest: url.href }
}
