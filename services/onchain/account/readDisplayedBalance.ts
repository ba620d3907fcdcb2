import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { ShownToken } from "../../../core/onchain/account/displayedToken.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { createErc20Reads } from "../token/createErc20Reads.ts"
import type { TokenBalances } from "../token/TokenBalances.ts"

/**
 * Reads an account's balance of the token that a host displays: on EVM networks from its contract, elsewhere from the
 * list of the account's tokens. Undefined if the account does not hold the token.
 */
export const readDisplayedBalance = Effect.fnUntraced(function* (
  rpc: Rpc["Type"],
  balances: TokenBalances["Type"],
  account: AccountId,
  { address: token, image = "" }: ShownToken
) {
  const { address, network } = splitAccountId(account)
  const iconUrl = getSafeUrl(image)
  if (!network.startsWith("eip155:")) {
    const found = (yield* balances.list(account)).find((item) => item.address === token)
    return found && { amount: found.quantity.numeric, symbol: found.symbol, iconUrl: iconUrl || found.iconUrl }
  }
  const reads = createErc20Reads(rpc, network, token)
  const [[decimals, symbol], units] = yield* Effect.all([reads.unit, reads.balance(address)], { concurrency: 2 })
  return { amount: formatUnits(units, decimals), symbol: sanitizeName(symbol, 24), iconUrl }
})
