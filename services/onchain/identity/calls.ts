import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Text = Schema.optional(Schema.NullOr(Schema.String))
const Found = Schema.Struct({ name: Text, avatar: Text })

/**
 * The name and picture of an address. `sender` is the visitor's own address, if there is one.
 * docs/spec/onchain.md#identity-call.
 */
export const identityOf = (address: string, sender?: string): Call<typeof Found.Type, typeof Found.Encoded> => ({
  call: "identity.of",
  to: "chainService",
  path: `/v1/identity/${encodeURIComponent(address)}`,
  query: { sender },
  reply: Found
})
