import type { AccountId } from "../../core/chain/ids.ts"
import { Schema } from "../../core/schema.ts"
import type { Call } from "../http/call.ts"

const Several = Schema.Array(Schema.Unknown)

/** The smart sessions of an account. Spec §7. */
export const sessionsOf = (account: AccountId): Call<typeof Several.Type, typeof Several.Encoded> => ({
  call: "session.list", to: "chainService", path: `/v1/sessions/${encodeURIComponent(account)}`, reply: Several
})
