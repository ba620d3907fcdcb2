import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Tokens = Schema.Struct({ tokens: List })

/** The tokens on offer for swaps on a network. docs/spec/onchain.md#swap-token-list-call. */
export const swapTokens = (chainId: NetworkId): Call<typeof Tokens.Type, typeof Tokens.Encoded> => ({
  call: "swap.tokens",
  to: "chainService",
  path: "/v1/convert/tokens",
  query: { chainId },
  reply: Tokens
})

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
