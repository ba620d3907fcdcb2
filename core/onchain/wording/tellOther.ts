import { toWords } from "../calldata/reading.ts"
import { tellGrant as tellPermissions } from "../shapes/grants.ts"
import { tellMessage as tellText } from "../shapes/messages.ts"
import type { Teller } from "../shapes/shape.ts"
import { unreadRequest } from "./unread.ts"

/** Tells a message. */
export const tellMessage: Teller<"message"> = ({ message }, reading) => toWords(tellText(message, reading))

/** Tells what a smart session is granted. */
export const tellGrant: Teller<"grant"> = ({ grant }, reading) => {
  const told = tellPermissions(grant, reading)
  return told === undefined ? unreadRequest(reading, "wallet_grantPermissions") : toWords(told)
}
