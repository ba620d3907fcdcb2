import { List } from "../../../core/foundation/http/list.ts"
import { ProfileAnswer } from "../../../core/onchain/name/profile.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Several = List
const Suggested = Schema.Struct({ suggestions: List })

/** The record of a name, given with its suffix. 404 if it is not registered. docs/spec/onchain.md#name-lookup. */
export const nameLookup = (name: string): Call<typeof ProfileAnswer.Type, typeof ProfileAnswer.Encoded> => ({
  call: "name.lookup",
  to: "chainService",
  path: `/v1/profile/account/${encodeURIComponent(name)}`,
  query: { apiVersion: "2" },
  reply: ProfileAnswer
})

/**
 * The names of an address. `sender` is the visitor's own address, if there is one.
 * docs/spec/onchain.md#name-names-of-an-account.
 */
export const nameReverse = (address: string, sender?: string): Call<typeof Several.Type, typeof Several.Encoded> => ({
  call: "name.reverse",
  to: "chainService",
  path: `/v1/profile/reverse/${encodeURIComponent(address)}`,
  query: { sender, apiVersion: "2" },
  reply: Several
})

/**
 * Names similar to the typed one, which has no suffix, and whether each is taken.
 * docs/spec/onchain.md#name-suggestions.
 */
export const nameSuggestions = (label: string): Call<typeof Suggested.Type, typeof Suggested.Encoded> => ({
  call: "name.suggestions",
  to: "chainService",
  path: `/v1/profile/suggestions/${encodeURIComponent(label)}`,
  query: { zone: "reown.id" },
  reply: Suggested
})

const Registered = Schema.Struct({ success: Schema.Boolean })

/** The body that registers a name: the message is the text that the account signed. */
export interface NameRegistration {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Registers a name. Sent once. docs/spec/onchain.md#name-registration. */
export const nameRegister = (body: NameRegistration): Call<typeof Registered.Type, typeof Registered.Encoded> => ({
  call: "name.register",
  to: "chainService",
  path: "/v1/profile/account",
  body,
  reply: Registered
})
