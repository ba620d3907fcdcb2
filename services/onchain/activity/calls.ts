import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Page = Schema.Struct({
  data: List,
  next: Schema.optional(Schema.NullOr(Schema.String.pipe(Schema.maxLength(4096))))
})

/**
 * Returns the call for one page of an account's transactions on its network; null requests the first.
 * docs/spec/onchain.md#activity-call.
 */
export const createHistoryPageCall = (
  account: AccountId,
  cursor: string | null
): Call<typeof Page.Type, typeof Page.Encoded> => {
  const { address, network } = splitAccountId(account)
  return {
    call: "history.page",
    to: "chainService",
    path: `/v1/account/${encodeURIComponent(address)}/history`,
    query: { cursor: cursor ?? undefined, chainId: network },
    reply: Page
  }
}
