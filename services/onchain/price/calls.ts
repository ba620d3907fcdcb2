import type { AccountId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Fungibles = Schema.Struct({ fungibles: List })

/**
 * Returns the call for token prices in US dollars. It is a POST that only reads, so it is retried.
 * docs/spec/onchain.md#price-call.
 */
export const createTokenPriceCall = (
  addresses: ReadonlyArray<AccountId>,
  projectId: string
): Call<typeof Fungibles.Type, typeof Fungibles.Encoded> => ({
  call: "price.list",
  to: "chainService",
  path: "/v1/fungible/price",
  body: { currency: "usd", addresses, projectId },
  reply: Fungibles,
  policy: { tries: 3 }
})
