import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Balances = Schema.Struct({ balances: List })

/**
 * The tokens of an account on its network, from the chain service, which reads the contracts in `forceUpdate` again.
 * docs/spec/onchain.md#balances-call.
 */
export const balanceList = (
  account: AccountId,
  forceUpdate: ReadonlyArray<string> = []
): Call<typeof Balances.Type, typeof Balances.Encoded> => {
  const { address, network } = splitAccountId(account)
  return {
    call: "balance.list",
    to: "chainService",
    path: `/v1/account/${encodeURIComponent(address)}/balance`,
    query: {
      currency: "usd",
      chainId: network,
      forceUpdate: forceUpdate.length === 0 ? undefined : forceUpdate.join(",")
    },
    reply: Balances
  }
}
