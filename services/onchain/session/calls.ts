import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { JsonRecord, Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const SessionList = List

/** Returns the call that lists the smart sessions of an account. docs/spec/onchain.md#session-list-call. */
export const getSessions = (account: AccountId): Call<typeof SessionList.Type, typeof SessionList.Encoded> => ({
  call: "session.list",
  to: "chainService",
  path: `/v1/sessions/${encodeURIComponent(account)}`,
  reply: SessionList
})

const Revoked = Schema.Struct({ success: Schema.Boolean })

/**
 * Returns the call that ends a session with the signature of the wallet that granted it. Sent once.
 * docs/spec/onchain.md#session-revoke-call.
 */
export const createSessionRevokeCall = (
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

const NewSession = Schema.Struct({
  pci: Schema.String.pipe(Schema.minLength(1), Schema.maxLength(4096)),
  key: Schema.Struct({
    type: Schema.Literal("secp256r1", "secp256k1"),
    publicKey: Schema.String.pipe(Schema.filter((text): text is `0x${string}` => /^0x[\da-f]{1,512}$/i.test(text)))
  })
})

/**
 * Returns the call that starts a session: the service answers with its id and its co-signing key. Sent once.
 * docs/spec/onchain.md#session-granting.
 */
export const createSessionAddCall = (
  account: AccountId,
  grant: object
): Call<typeof NewSession.Type, typeof NewSession.Encoded> => ({
  call: "session.add",
  to: "chainService",
  path: `/v1/sessions/${encodeURIComponent(account)}`,
  query: { v: "2" },
  body: grant,
  reply: NewSession
})

/**
 * Returns the call that activates a session that the wallet has granted. Sent once.
 * docs/spec/onchain.md#session-granting.
 */
export const createSessionActivateCall = (
  account: AccountId,
  grant: object
): Call<typeof JsonRecord.Type, typeof JsonRecord.Encoded> => ({
  call: "session.activate",
  to: "chainService",
  path: `/v1/sessions/${encodeURIComponent(account)}/activate`,
  body: grant,
  reply: JsonRecord
})
