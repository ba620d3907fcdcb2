import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Text = Schema.optional(Schema.NullOr(Schema.String))
const Found = Schema.Struct({ name: Text, avatar: Text })

/**
 * What an address is known as. `sender` is the visitor's own address, where there is one.
 * docs/spec/onchain.md#identity-call.
 */
export const identityOf = (address: string, sender?: string): Call<typeof Found.Type, typeof Found.Encoded> => ({
  call: "identity.of",
  to: "chainService",
  path: `/v1/identity/${encodeURIComponent(address)}`,
  query: { sender },
  reply: Found
})
