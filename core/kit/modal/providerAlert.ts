import type { AlertKey } from "./alerts.ts"

const providerStrings: ReadonlyArray<readonly [contains: string, key: AlertKey]> = [
  ["Unauthorized: origin not allowed", "ORIGIN_NOT_ALLOWED"],
  ["JWT validation error: JWT Token is not yet valid", "JWT_TOKEN_NOT_VALID"],
  ["Unauthorized: invalid key", "INVALID_PROJECT_ID"]
]

/** The alert a provider's message stands for: the first whose words it contains. Spec §8. */
export const alertKeyOf = (message: string): AlertKey | undefined =>
  providerStrings.find(([contains]) => message.includes(contains))?.[1]
