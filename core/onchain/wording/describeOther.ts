import { evmNetworkId } from "../../chain/network/caip.ts"
import { createLine, formatNetwork, toWords } from "../calldata/reading.ts"
import { describeGrant } from "../shapes/grants.ts"
import { describeMessage } from "../shapes/messages.ts"
import type { Describer } from "../shapes/shape.ts"
import { describeSeveral, describeUnread } from "./describeUnread.ts"

/** Describes a message. */
export const describeMessageRequest: Describer<"message"> = (request, reading) =>
  toWords(describeMessage(request, reading))

/** Describes the permissions of a grant, each on its own network, which is named unless it is the one in use. */
export const describeGrantRequest: Describer<"grant"> = ({ grants, method }, reading) =>
  describeSeveral(
    reading,
    grants.map((grant) => {
      const network = evmNetworkId(grant["chainId"]) ?? reading.network
      const own = { ...reading, network }
      const description = describeGrant(grant, own)
      if (description === undefined) return describeUnread(reading, method)
      const isNamed = network !== reading.facts.network || grants.length > 1
      const place = isNamed ? [createLine(own, "label.network", formatNetwork(own, network), network)] : []
      return toWords({ ...description, fields: [...place, ...description.fields] })
    })
  )
