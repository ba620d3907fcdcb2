import { Schema } from "../../../core/foundation/data/schema.ts"
import type { GatewayRequest } from "../../../core/onchain/ens/gateways.ts"
import type { Call } from "../../foundation/http/call.ts"

const GatewayReply = Schema.Struct({ data: Schema.String.pipe(Schema.pattern(/^0x([0-9a-f]{2})*$/i)) })

/** How long a gateway may take, in milliseconds, and the maximum number of bytes that it may answer. */
const gatewayPolicy = { budgetMillis: 2_000, tries: 1, bodyBytes: 65_536 } as const

/** Returns the call of a gateway that a name chose (EIP-3668). Redirects are not followed. */
export const createEnsGatewayCall = ({
  body,
  origin,
  path
}: GatewayRequest): Call<typeof GatewayReply.Type, typeof GatewayReply.Encoded> => ({
  call: "ens.gateway",
  to: { name: "ens-gateway", url: origin },
  path,
  ...(body === undefined ? {} : { body }),
  isForeign: true,
  policy: gatewayPolicy,
  reply: GatewayReply
})
