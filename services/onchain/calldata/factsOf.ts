import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { parseUnits } from "../../../core/foundation/text/units.ts"
import { getComparedAddresses } from "../../../core/onchain/activity/comparedAddresses.ts"
import type { Facts } from "../../../core/onchain/calldata/facts.ts"
import { getPrice } from "../../../core/onchain/token/holdings.ts"
import { isWellKnown } from "../../../core/onchain/symbol/wellKnown.ts"
import type { KitState } from "../../../core/state.ts"

/** The requesting page and the account. */
export interface Requester {
  readonly account: AccountId
  /** The page's origin; empty if there is no page. */
  readonly app: string
  /**
   * True for a past transaction or one of a foreign account: amounts are not compared with the account's current
   * holdings.
   */
  readonly ignoresHoldings?: boolean
  /** True to describe the fee that a page sets, if no other figure shows it. */
  readonly includesFee?: boolean
}

/** The parts of the state that facts come from. */
export type KnownRooms = Pick<KitState, "activity" | "chain" | "config" | "connection" | "receipt" | "token">

/** Returns the facts that are already loaded: networks, the visitor's accounts, and their tokens. */
export const getFacts = (state: KnownRooms, { account, app }: Requester, now: number): Facts => {
  const { address, network } = splitAccountId(account)
  const holdings = latest(state.token?.balances[account] ?? idle) ?? []
  const findHolding = (id: NetworkId, token: string | undefined) =>
    id !== network ? undefined : holdings.find((item) => item.address?.toLowerCase() === token?.toLowerCase())
  const { known, recent } = getComparedAddresses(state, account)
  return {
    account: address,
    network,
    app,
    now,
    networkName: (id) => state.chain.networks.find((item) => item.id === id)?.name,
    coin: (id) => {
      const coin = findNetwork(state.chain.networks, id).nativeCurrency
      return coin.symbol === "" ? undefined : coin
    },
    token: (id, token) => {
      const item = findHolding(id, token)
      if (item === undefined) return undefined
      // Anyone can send tokens without a price to the account, so only the contract's own name counts.
      const isVerified = getPrice(item) !== null || isWellKnown(id, token)
      return { symbol: item.symbol, decimals: item.quantity.decimals, source: isVerified ? "own" : "chain" }
    },
    name: () => undefined,
    collection: () => undefined,
    holding: (id, token) => {
      const item = findHolding(id, token)
      return item === undefined ? undefined : parseUnits(item.quantity.numeric, item.quantity.decimals)
    },
    coinPrice: (id) =>
      id === network ? (holdings.find(({ address }) => address === undefined)?.price ?? undefined) : undefined,
    blockTime: () => undefined,
    known: [{ address, why: "account" }, ...known],
    recent,
    held: holdings.flatMap((item) =>
      item.address === undefined ? [] : [{ address: item.address, symbol: item.symbol }]
    )
  }
}
