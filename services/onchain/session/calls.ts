import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Several = List

/** The smart sessions of an account. docs/spec/onchain.md#session-list-call. */
export const sessionsOf = (account: AccountId): Call<typeof Several.Type, typeof Several.Encoded> => ({
  call: "session.list",
  to: "chainService",
  path: `/v1/sessions/${encodeURIComponent(account)}`,
  reply: Several
})

const Revoked = Schema.Struct({ success: Schema.Boolean })

/**
 * Ends a session by the signature of the wallet that granted it. Sent once. docs/spec/onchain.md#session-revoke-call.
 */
export const sessionRevoke = (
  account: AccountId,
  pci: string,
  signature: string
): Call<typeof Revoked.Type, typeof Revoked.Encoded> => ({
  call: "session.revoke",
  to: "chainService",
  path: `/v1/sessions/${encodeURIComponent(splitAccountId(account).address)}/revoke`,
  body: { pci, signature },
  reply: Revoked
})
