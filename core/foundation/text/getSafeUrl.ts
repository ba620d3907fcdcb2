import { isThisMachine } from "../platform/isThisMachine.ts"

/**
 * Returns a URL from outside, parsed as the browser will parse it: https, without a user name or password, and at most
 * 2,048 characters. Undefined for anything else.
 */
export const parseWebUrl = (text: unknown): URL | undefined => {
  const url = parseUrl(text)
  return url?.protocol === "https:" && !hasUser(url) ? url : undefined
}

/**
 * Returns the URL of an image or a page if it is safe to load: encrypted, or on this machine (a sandbox), and without a
 * user name or password. Empty otherwise.
 */
export const getSafeUrl = (text: string | null | undefined): string => {
  if (typeof text !== "string" || !/^https?:\/\/[^\s"<>\\]+$/.test(text)) return ""
  const url = parseUrl(text)
  return url !== undefined && !hasUser(url) && (url.protocol === "https:" || isThisMachine(url)) ? text : ""
}

const hasUser = ({ password, username }: URL): boolean => username !== "" || password !== ""

/** Returns text as a URL; undefined if it is not one, or longer than 2,048 characters. */
export const parseUrl = (text: unknown): URL | undefined => {
  try {
    return typeof text === "string" && text.length <= 2048 ? new URL(text) : undefined
  } catch {
    return undefined
  }
}
