import { appLink } from "./links.ts"
import type { LinkChoice } from "./schema.ts"

/** A request waiting in a wallet: its id at the relay, and the session's topic. */
export interface LinkedRequest {
  readonly requestId: number
  readonly topic: string
}

/**
 * Returns the link that opens the stored wallet for a request. A wallet in Telegram gets the request as its start
 * parameter. Undefined if the stored link may not be followed, which is checked again here.
 */
export const requestLink = ({ href }: LinkChoice, { requestId, topic }: LinkedRequest): string | undefined => {
  const link = appLink(href)?.replace(/\/$/, "")
  if (link === undefined) return undefined
  const request = `requestId=${requestId}&sessionTopic=${encodeURIComponent(topic)}`
  return new URL(link).hostname === "t.me"
    ? `${link}${link.includes("?") ? "&" : "?"}startapp=${btoa(request).replaceAll("=", "")}`
    : `${link}/wc?${request}`
}
