import { InvalidProjectId, OriginNotAllowed } from "../../kit/config/laterErrors.ts"
import { SessionExpired } from "../connection/laterErrors.ts"
import type { AlertKey } from "../../kit/modal/alerts.ts"

/** How a relay refuses: it takes the connection and closes it with a sentence. Spec §8. */
export type RelayRefusal = InvalidProjectId | OriginNotAllowed | SessionExpired

/** The failure that a relay's refusal is, by the alert its sentence stands for (`alertKeyOf`). `origin`: the page's. */
export const refusalOf = (key: AlertKey, origin: string): RelayRefusal | undefined =>
  key === "ORIGIN_NOT_ALLOWED" ? new OriginNotAllowed({ origin })
    : key === "JWT_TOKEN_NOT_VALID" ? new SessionExpired()
    : key === "INVALID_PROJECT_ID" ? new InvalidProjectId()
    : undefined

/** Whether a relay stands on this device: it needs no network, and knows nothing of domains to verify. */
export const isLoopback = (relay: string): boolean => {
  if (!URL.canParse(relay)) return false
  const { hostname } = new URL(relay)
  return hostname === "localhost" || hostname.endsWith(".localhost") || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname)
}
