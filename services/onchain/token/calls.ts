import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"

const Tokens = Schema.Struct({ tokens: List })

/** Returns the call that lists a network's tokens for swaps. docs/spec/onchain.md#swap-token-list-call. */
export const swapTokens = (chainId: NetworkId): Call<typeof Tokens.Type, typeof Tokens.Encoded> => ({
  call: "swap.tokens",
  to: "chainService",
  path: "/v1/convert/tokens",
  query: { chainId },
  reply: Tokens
})

const Balances = Schema.Struct({ balances: List })

/**
 * Returns the call that lists an account's tokens on its network; the service reads the contracts in `forceUpdate`
 * again. docs/spec/onchain.md#balances-call.
 */
export const createBalanceListCall = (
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
