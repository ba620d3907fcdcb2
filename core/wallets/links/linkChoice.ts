import { isRecord } from "../../foundation/data/isRecord.ts"
import { plainName } from "../../foundation/text/plain.ts"
import { appLink } from "./links.ts"
import type { LinkChoice } from "./schema.ts"

/** The key under which the choice is kept: the WalletConnect library's own, so it has no prefix and no version. */
export const linkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE"

/**
 * Reads the choice out of storage. Null when there is none, or its link may not be followed: anything may stand there.
 */
export const readLinkChoice = (text: string | null): LinkChoice | null => {
  try {
    const stored: unknown = text === null ? null : JSON.parse(text)
    if (!isRecord(stored)) return null
    const href = appLink(stored["href"])
    const name = typeof stored["name"] === "string" ? plainName(stored["name"]) : ""
    return href === undefined ? null : { href, name }
  } catch {
    return null
  }
}

/** A request that waits in a wallet: the relay's id of it, and the session's topic. */
export interface LinkedRequest {
  readonly requestId: number
  readonly topic: string
}

/**
 * The link that opens the remembered wallet at a request. A wallet that lives in Telegram takes what it has to know as
 * its start parameter. Undefined when the remembered link may not be followed, which is looked at once more.
 */
export const requestLink = ({ href }: LinkChoice, { requestId, topic }: LinkedRequest): string | undefined => {
  const link = appLink(href)?.replace(/\/$/, "")
  if (link === undefined) return undefined
  const request = `requestId=${requestId}&sessionTopic=${encodeURIComponent(topic)}`
  return new URL(link).hostname === "t.me"
    ? `${link}${link.includes("?") ? "&" : "?"}startapp=${btoa(request).replaceAll("=", "")}`
    : `${link}/wc?${request}`
}
