import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { readAmount } from "../../../core/onchain/money/typedAmount.ts"
import { requireToken } from "../../../core/onchain/send/checkSend.ts"
import { findContract, isSymbol } from "../../../core/onchain/send/findContract.ts"
import { createTokenNotFound } from "../../../core/onchain/token/errors.ts"
import { getPrice } from "../../../core/onchain/token/holdings.ts"
import { isCoin, parseTokenId } from "../../../core/onchain/token/tokenId.ts"
import { Quantity } from "../../chain/rpc/gasPrice.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { Store } from "../../foundation/store/Store.ts"
import { createErc20Reads } from "../token/createErc20Reads.ts"
import type { TokenBalances } from "../token/TokenBalances.ts"

/** The token of a transfer, with the decimals that its chain reports. */
export interface SentToken {
  readonly address: string | null
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
  /** US dollars for one token; null if unknown. */
  readonly price: string | null
}

/** The services that tokens and balances are read with. */
export interface TokenServices {
  readonly store: Store["Type"]
  readonly rpc: Rpc["Type"]
  readonly balances: TokenBalances["Type"]
}

const CoinBalance = Schema.Struct({ value: Lamports })

const findLoaded = (store: Store["Type"], account: AccountId, address: string | null) =>
  latest(store.getState().token?.balances[account] ?? idle)?.find((token) =>
    isSameToken(token.address ?? null, address)
  )

/** Reads a token. Its decimals come from its contract or its list, never from storage. */
export const readToken = Effect.fnUntraced(function* (
  { balances, rpc, store }: TokenServices,
  account: AccountId,
  address: string | null
) {
  const { network } = splitAccountId(account)
  const loaded = findLoaded(store, account, address)
  const display = { iconUrl: loaded?.iconUrl ?? "", price: loaded === undefined ? null : getPrice(loaded) }
  if (address === null) {
    const { decimals, symbol } = findNetwork(store.getState().chain.networks, network).nativeCurrency
    const coin: SentToken = { address, symbol, decimals, ...display }
    return coin
  }
  if (network.startsWith("eip155:")) {
    const [decimals, symbol] = yield* createErc20Reads(rpc, network, address).unit
    const token: SentToken = { address, symbol: sanitizeName(symbol, 24), decimals, ...display }
    return token
  }
  const holdings = yield* Effect.orElseSucceed(balances.list(account), () => [])
  const listed = yield* requireToken(holdings.find((item) => item.address === address && item.stored !== true))
  const token: SentToken = {
    address,
    symbol: sanitizeName(listed.symbol, 24),
    decimals: listed.quantity.decimals,
    ...display
  }
  return token
})

/** Returns the coin of an account's network. */
export const getCoin = (store: Store["Type"], account: AccountId) => {
  const { network } = splitAccountId(account)
  const { decimals, symbol } = findNetwork(store.getState().chain.networks, network).nativeCurrency
  return { address: null, symbol, decimals, iconUrl: "", price: null }
}

/**
 * Returns the contract of the only token with this symbol that the account holds, null for the coin; undefined if no
 * token or several have the symbol.
 */
export const findBySymbol = ({ balances, store }: TokenServices, account: AccountId, symbol: string) =>
  Effect.map(
    Effect.orElseSucceed(balances.list(account), () => []),
    (holdings) =>
      findContract(
        symbol,
        getCoin(store, account).symbol,
        holdings.filter(({ suspicious }) => suspicious === undefined)
      )
  )

/** Resolves a token by its symbol, its contract or its CAIP-19 id to the contract; null for the coin. */
export const resolveToken = Effect.fnUntraced(function* (
  services: TokenServices,
  account: AccountId,
  text: string | null
) {
  const { network } = splitAccountId(account)
  const id = Either.getOrUndefined(parseTokenId(text?.trim() ?? ""))
  if (id !== undefined && splitAccountId(id).network === network) return isCoin(id) ? null : splitAccountId(id).address
  if (text === null || id !== undefined) return text === null ? null : yield* createTokenNotFound(text, network)
  if (!isSymbol(text)) return text.trim()
  const contract = yield* findBySymbol(services, account, text)
  return contract === undefined ? yield* createTokenNotFound(text, network) : contract
})

/** Reads the account's balance in base units from the chain; null if it cannot be read. */
export const readBalance = Effect.fnUntraced(function* (
  { balances, rpc }: TokenServices,
  account: AccountId,
  { address: token, decimals }: Pick<SentToken, "address" | "decimals">
) {
  const { address, network } = splitAccountId(account)
  if (network.startsWith("eip155:"))
    return token === null
      ? BigInt(yield* rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Quantity }))
      : yield* createErc20Reads(rpc, network, token).balance(address)
  if (!network.startsWith("solana:")) return null
  if (token === null) {
    const params = [address, { commitment: "confirmed" }]
    return (yield* rpc.read({ network, method: "getBalance", params, result: CoinBalance })).value
  }
  const listed = (yield* balances.list(account)).find((item) => item.address === token)
  return listed === undefined ? 0n : Either.getOrElse(readAmount(listed.quantity.numeric, decimals), () => 0n)
})
