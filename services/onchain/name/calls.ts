import { List } from "../../../core/foundation/http/list.ts"
import { ProfileAnswer } from "../../../core/onchain/name/profile.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const NameList = List
const SuggestionsReply = Schema.Struct({ suggestions: List })

/**
 * Returns the call for the record of a name with its suffix; the service answers 404 if it is not registered.
 * docs/spec/onchain.md#name-lookup.
 */
export const nameLookup = (name: string): Call<typeof ProfileAnswer.Type, typeof ProfileAnswer.Encoded> => ({
  call: "name.lookup",
  to: "chainService",
  path: `/v1/profile/account/${encodeURIComponent(name)}`,
  query: { apiVersion: "2" },
  reply: ProfileAnswer
})

/**
 * Returns the call for the names of an address. `sender` is the visitor's own address, if known.
 * docs/spec/onchain.md#name-names-of-an-account.
 */
export const nameReverse = (address: string, sender?: string): Call<typeof NameList.Type, typeof NameList.Encoded> => ({
  call: "name.reverse",
  to: "chainService",
  path: `/v1/profile/reverse/${encodeURIComponent(address)}`,
  query: { sender, apiVersion: "2" },
  reply: NameList
})

/**
 * Returns the call for names similar to the typed one, which has no suffix, and whether each is registered.
 * docs/spec/onchain.md#name-suggestions.
 */
export const nameSuggestions = (
  label: string
): Call<typeof SuggestionsReply.Type, typeof SuggestionsReply.Encoded> => ({
  call: "name.suggestions",
  to: "chainService",
  path: `/v1/profile/suggestions/${encodeURIComponent(label)}`,
  query: { zone: "reown.id" },
  reply: SuggestionsReply
})

const RegistrationReply = Schema.Struct({ success: Schema.Boolean })

/** The body of a registration. The message is the text that the account signed. */
export interface NameRegistration {
  readonly coin_type: number
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Returns the call that registers a name. It is sent once. docs/spec/onchain.md#name-registration. */
export const nameRegister = (
  body: NameRegistration
): Call<typeof RegistrationReply.Type, typeof RegistrationReply.Encoded> => ({
  call: "name.register",
  to: "chainService",
  path: "/v1/profile/account",
  body,
  reply: RegistrationReply
})
