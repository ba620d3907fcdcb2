import { isRecord } from "../../foundation/data/isRecord.ts"
import { plainName } from "../../foundation/text/plain.ts"
import { appLink } from "./links.ts"
import type { LinkChoice } from "./schema.ts"

/** The storage key of the choice: the WalletConnect library's own, so it has no prefix and no version. */
export const linkChoiceKey = "WALLETCONNECT_DEEPLINK_CHOICE"

/**
 * Reads the choice from storage. Returns null if there is none, or if its link may not be followed: storage may hold
 * anything.
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

/** A request waiting in a wallet: its id at the relay, and the session's topic. */
export interface LinkedRequest {
  readonly requestId: number
  readonly topic: string
}

/**
 * Returns the link that opens the remembered wallet for a request. A wallet that lives in Telegram gets the request as
 * its start parameter. Undefined if the remembered link may not be followed, which is checked again here.
 */
export const requestLink = ({ href }: LinkChoice, { requestId, topic }: LinkedRequest): string | undefined => {
  const link = appLink(href)?.replace(/\/$/, "")
  if (link === undefined) return undefined
  const request = `requestId=${requestId}&sessionTopic=${encodeURIComponent(topic)}`
  return new URL(link).hostname === "t.me"
    ? `${link}${link.includes("?") ? "&" : "?"}startapp=${btoa(request).replaceAll("=", "")}`
    : `${link}/wc?${request}`
}
