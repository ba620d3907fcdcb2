/*
 * Links that came from outside are parsed as the browser will parse them, and what is opened is the parsed link and not
 * the text that was given.
 */

const parsed = (link: unknown): URL | undefined => {
  try {
    return typeof link === "string" && link.length <= 2048 ? new URL(link) : undefined
  } catch {
    return undefined
  }
}

/** Schemes that run, read or fetch something, or that leave for a program that is no wallet. */
const refused =
  /^(https?|javascript|data|blob|file|filesystem|content|vbscript|about|wss?|ftp|smb|nfs|ssh|telnet|mailto|tel|sms|facetime.*|intent|android-app|market|itms.*|shortcuts|x-apple.*|view-source|resource|jar|jnlp|vscode.*|chrome.*|.*-extension|edge|ms-.*|search-ms):$/

/** A page that a visitor may be sent to: https, without a name or password in it. Undefined for anything else. */
export const webLink = (link: unknown): string | undefined => {
  const url = parsed(link)
  return url?.protocol === "https:" && url.username === "" && url.password === "" && url.hostname !== ""
    ? url.href
    : undefined
}

/**
 * A wallet's mobile or desktop link: a universal (https) link, or a scheme of its own. A bare scheme is completed, as
 * catalogues leave `://` out. Undefined for anything that could run, read or fetch.
 */
export const appLink = (link: unknown): string | undefined => {
  const text = typeof link === "string" ? link.trim() : ""
  const bare = /^([a-z][a-z0-9+.-]*)[:/]*$/i.exec(text)
  const url = bare !== null ? parsed(`${bare[1]}://`) : text.includes("://") ? parsed(text) : undefined
  if (url === undefined) return undefined
  return url.protocol === "https:" ? webLink(url.href) : refused.test(url.protocol) ? undefined : url.href
}
