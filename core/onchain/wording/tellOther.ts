import { toWords } from "../calldata/reading.ts"
import { tellGrant as tellPermissions } from "../shapes/grants.ts"
import { tellMessage as tellText } from "../shapes/messages.ts"
import type { Teller } from "../shapes/shape.ts"
import { tellSeveral, unreadRequest } from "./unread.ts"

/** Describes a message. */
export const tellMessage: Teller<"message"> = (request, reading) => toWords(tellText(request, reading))

/** Describes the grant of a smart session. */
export const tellGrant: Teller<"grant"> = ({ grants, method }, reading) =>
  tellSeveral(
    reading,
    grants.map((grant) => {
      const description = tellPermissions(grant, reading)
      return description === undefined ? unreadRequest(reading, method) : toWords(description)
    })
  )
