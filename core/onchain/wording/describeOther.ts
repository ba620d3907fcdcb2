import { toWords } from "../calldata/reading.ts"
import { describeGrant } from "../shapes/grants.ts"
import { describeMessage } from "../shapes/messages.ts"
import type { Describer } from "../shapes/shape.ts"
import { describeSeveral, describeUnread } from "./describeUnread.ts"

/** Describes a message. */
export const describeMessageRequest: Describer<"message"> = (request, reading) =>
  toWords(describeMessage(request, reading))

/** Describes the grant of a smart session. */
export const describeGrantRequest: Describer<"grant"> = ({ grants, method }, reading) =>
  describeSeveral(
    reading,
    grants.map((grant) => {
      const description = describeGrant(grant, reading)
      return description === undefined ? describeUnread(reading, method) : toWords(description)
    })
  )
