import { sanitizeName } from "../../foundation/text/plain.ts"
import { emailName, socialName } from "../../foundation/text/emailName.ts"
import type { EmbeddedAuth } from "./events.ts"

/**
 * Returns the name of a visitor as it is shown: the name at the social account, without the last 0 of a name at
 * Discord, or the email if that name has no visible character; null without either.
 * docs/spec/foundation.md#text-display-names.
 */
export const getDisplayName = (
  auth: EmbeddedAuth | null,
  userName: string | null,
  email: string | null
): string | null => {
  const plain = sanitizeName(userName ?? "", 256)
  const name = socialName(plain, auth ?? "").trim()
  return name || (email && emailName(email))
}
