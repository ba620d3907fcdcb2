import { plainName } from "../../foundation/text/plain.ts"
import { shownEmail } from "./shownEmail.ts"
import type { EmbeddedAuth } from "./events.ts"

/**
 * Returns the name of a visitor as it is shown: the name at the social account, without the last 0 of a name at Discord,
 * or the email if that name has no visible character; null without either. docs/spec/foundation.md#text-display-names.
 */
export const shownName = (auth: EmbeddedAuth | null, userName: string | null, email: string | null): string | null => {
  const plain = plainName(userName ?? "", 256)
  const name = auth === "discord" && plain.endsWith("0") ? plain.slice(0, -1).trim() : plain
  return name || (email && shownEmail(email))
}
