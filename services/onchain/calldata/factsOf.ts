import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { parseUnits } from "../../../core/foundation/text/units.ts"
import { comparedAddresses } from "../../../core/onchain/activity/comparedAddresses.ts"
import type { Facts } from "../../../core/onchain/calldata/facts.ts"
import { priceOf } from "../../../core/onchain/token/holdings.ts"
import { isWellKnown } from "../../../core/onchain/symbol/wellKnown.ts"
import type { KitState } from "../../../core/state.ts"

/** Who asks, and on behalf of which account. */
export interface Asking {
  readonly account: AccountId
  /** The page's origin; empty where there is no page. */
  readonly app: string
  /** A past transaction, or one of nobody's account: amounts are not compared with what the account has now. */
  readonly ignoresHoldings?: boolean
  /** The words say the fee that a page sets: no figure shows it. */
  readonly includesFee?: boolean
}

/** The parts of the state that facts come from. */
export type KnownRooms = Pick<KitState, "activity" | "chain" | "config" | "connection" | "receipt" | "token">

/** What the kit knows by itself: its networks, the visitor's accounts, and the tokens they hold. */
export const factsOf = (state: KnownRooms, { account, app }: Asking, now: number): Facts => {
  const { address, network } = splitAccountId(account)
  const holdings = latest(state.token?.balances[account] ?? idle) ?? []
  const held = (on: NetworkId, token: string | undefined) =>
    on !== network ? undefined : holdings.find((one) => one.address?.toLowerCase() === token?.toLowerCase())
  const { known, recent } = comparedAddresses(state, account)
  return {
    account: address,
    network,
    app,
    now,
    networkName: (id) => state.chain.networks.find((one) => one.id === id)?.name,
    coin: (id) => {
      const coin = findNetwork(state.chain.networks, id).nativeCurrency
      return coin.symbol === "" ? undefined : coin
    },
    token: (on, token) => {
      const one = held(on, token)
      if (one === undefined) return undefined
      // Anybody can send a token without a price to the account: it stays one that only its contract names.
      const isVerified = priceOf(one) !== null || isWellKnown(on, token)
      return { symbol: one.symbol, decimals: one.quantity.decimals, source: isVerified ? "own" : "chain" }
    },
    name: () => undefined,
    collection: () => undefined,
    holding: (on, token) => {
      const one = held(on, token)
      return one === undefined ? undefined : parseUnits(one.quantity.numeric, one.quantity.decimals)
    },
    coinPrice: (on) =>
      on === network
        ? (holdings.find(({ address: contract }) => contract === undefined)?.price ?? undefined)
        : undefined,
    blockTime: () => undefined,
    known: [{ address, why: "account" }, ...known],
    recent,
    held: holdings.flatMap((one) => (one.address === undefined ? [] : [{ address: one.address, symbol: one.symbol }]))
  }
}
