import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Text = Schema.optional(Schema.NullOr(Schema.String))
const IdentityReply = Schema.Struct({ name: Text, avatar: Text })

/**
 * Returns the call for the name and picture of an address. `sender` is the visitor's own address, if known.
 * docs/spec/onchain.md#identity-call.
 */
export const getIdentity = (
  address: string,
  sender?: string
): Call<typeof IdentityReply.Type, typeof IdentityReply.Encoded> => ({
  call: "identity.of",
  to: "chainService",
  path: `/v1/identity/${encodeURIComponent(address)}`,
  query: { sender },
  reply: IdentityReply
})
