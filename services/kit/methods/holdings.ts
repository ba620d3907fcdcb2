import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { BadShape } from "../../../core/foundation/http/errors.ts"
import type { Balance, Token } from "../../../core/kit/methods/shapes.ts"
import { toBalance, toToken, getUnitsBalance } from "../../../core/kit/methods/toBalance.ts"
import { createTokenNotFound } from "../../../core/onchain/token/errors.ts"
import { isCoin, parseTokenId } from "../../../core/onchain/token/tokenId.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { createUncoveredEvents } from "../../onchain/account/loadBalances.ts"
import { NativeBalances } from "../../onchain/account/NativeBalances.ts"
import { createErc20Reads } from "../../onchain/token/createErc20Reads.ts"
import { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"

/**
 * Reads the holdings of accounts, and reports them to the state, so that open views show them too. An EVM token is read
 * from its own contract, any other from the list of holdings.
 */
export const holdings = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const natives = yield* NativeBalances
  const tokens = yield* TokenBalances

  const coin = Effect.fnUntraced(function* (account: AccountId) {
    const { network } = splitAccountId(account)
    const balance = yield* natives.get(account)
    yield* store.dispatch({ _tag: "NativeBalanceArrived", account, balance })
    const { decimals } = findNetwork(store.getState().chain.networks, network).nativeCurrency
    const readable = toBalance(balance.amount, decimals, balance.symbol)
    return (
      readable ??
      (yield* new BadShape({ call: "balance.native", issue: "The amount does not fit the network's coin." }))
    )
  })

  const list = Effect.fnUntraced(function* (account: AccountId) {
    const all = yield* Effect.catchTag(tokens.list(account), "TokenBalanceUnavailable", (failure) =>
      Effect.as(store.dispatch(...createUncoveredEvents(account, toFailureData(failure))), undefined)
    )
    if (all === undefined) return []
    yield* store.dispatch({ _tag: "TokensArrived", account, tokens: all, at: yield* Clock.currentTimeMillis })
    return all.map(toToken).filter((item): item is Token => item !== undefined)
  })

  const token = Effect.fnUntraced(function* (account: AccountId, word: string) {
    const { address, network } = splitAccountId(account)
    const contract = yield* getContract(account, word)
    if (contract === null) return yield* coin(account)
    if (!account.startsWith("eip155:")) {
      const holding = (yield* list(account)).find((item) => item.address === contract)
      if (holding === undefined) return yield* createTokenNotFound(word, network)
      const { decimals, formatted, symbol, value } = holding
      const balance: Balance = { value, decimals, symbol, formatted }
      return balance
    }
    if (!isContract(contract)) return yield* createTokenNotFound(word, network)
    const { balance, unit } = createErc20Reads(rpc, network, contract)
    const [value, [decimals, symbol]] = yield* Effect.all([balance(address), unit], { concurrency: 2 })
    return getUnitsBalance(value, decimals, symbol)
  })

  const allowance = Effect.fnUntraced(function* (account: AccountId, word: string, spender: string) {
    const { address, network } = splitAccountId(account)
    if (!account.startsWith("eip155:")) return yield* new ChainNotSupported({ network })
    const contract = yield* getContract(account, word)
    if (contract === null || !isContract(contract)) return yield* createTokenNotFound(word, network)
    const { allowance, unit } = createErc20Reads(rpc, network, contract)
    const [value, [decimals, symbol]] = yield* Effect.all([allowance(address, spender), unit], { concurrency: 2 })
    return getUnitsBalance(value, decimals, symbol)
  })

  return { coin, list, token, allowance }
})

/**
 * Returns the contract of a token on an account's network, from its bare address or its CAIP-19 id; null for the
 * network's coin.
 */
const getContract = (account: AccountId, token: string) => {
  const { network } = splitAccountId(account)
  const id = Either.getOrUndefined(parseTokenId(token.trim()))
  if (id === undefined) return Either.right(token.trim())
  return splitAccountId(id).network !== network
    ? Either.left(createTokenNotFound(token, network))
    : Either.right(isCoin(id) ? null : splitAccountId(id).address)
}
const isContract = (text: string): boolean => /^0x[0-9a-f]{40}$/i.test(text)
