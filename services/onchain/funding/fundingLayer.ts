import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isAddress } from "../../../core/chain/network/address.ts"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { FundingOption } from "../../../core/onchain/funding/FundingOption.ts"
import { findNeeded, getNeededId } from "../../../core/onchain/funding/needed.ts"
import { fundingStart, stepFunding } from "../../../core/onchain/funding/state.ts"
import { getTokenKey } from "../../../core/onchain/token/tokenId.ts"
import type { KitState } from "../../../core/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Prices } from "../price/Prices.ts"
import { createErc20Reads } from "../token/createErc20Reads.ts"
import { getFunded, getFundsView } from "./fundingView.ts"
import { makeFundingCommands } from "./makeFundingCommands.ts"

/** Returns the token whose price is needed, so that the purchase can be filled in. */
const getTokenToPrice = (state: KitState): AccountId | undefined => {
  const [view, account] = [getFundsView(state), getFunded(state)]
  if (view?.amount === undefined || account === undefined || !state.config.chainService) return undefined
  const network = findNetwork(state.chain.networks, splitAccountId(account).network)
  const balances = state.token?.balances[account]
  const contract = findNeeded(network, (balances && latest(balances)) ?? [], view.token)
  return contract === undefined ? undefined : getNeededId(network.id, contract)
}

/** Reads the price of the needed token. Without a price the purchase is opened without an amount. */
const followPrices = Effect.gen(function* () {
  const store = yield* Store
  const prices = yield* Prices
  const reading = yield* FiberHandle.make()
  yield* follow(getTokenToPrice, (token) =>
    token === undefined
      ? Effect.void
      : FiberHandle.run(
          reading,
          Effect.ignore(
            Effect.flatMap(prices.usd([token]), (all) =>
              store.dispatch({ _tag: "FundingPriced", token, price: all[getTokenKey(token)] ?? "" })
            )
          )
        )
  )
})

/** Returns the needed token if only its contract is known, on the network where it is needed. */
const getUnnamedToken = (state: KitState): AccountId | undefined => {
  const [view, account] = [getFundsView(state), getFunded(state)]
  const contract = view?.token ?? ""
  const network = view?.network ?? (account && splitAccountId(account).network)
  return network !== undefined && splitNetworkId(network).namespace === "eip155" && isAddress("eip155", contract)
    ? getNeededId(network, contract)
    : undefined
}

/** Reads the symbol of the needed token from its contract. Without it the view shows the contract's address. */
const followSymbols = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const reading = yield* FiberHandle.make()
  yield* follow(getUnnamedToken, (token) => {
    if (token === undefined) return Effect.void
    const { address, network } = splitAccountId(token)
    return FiberHandle.run(
      reading,
      Effect.ignore(
        Effect.flatMap(createErc20Reads(rpc, network, address).unit, ([, symbol]) =>
          store.dispatch({ _tag: "FundingTokenNamed", token, symbol })
        )
      )
    )
  })
})

/**
 * The room of the view AddFunds: the ways that the page added, and the price of the needed token. Needs the network
 * chunk's `Calls` and `Settings`, and the kit's `Store`.
 */
export const fundingLayer = (options: ReadonlyArray<FundingOption>) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      const ways = options.map(({ icon = "", id, name }) => ({ id, name, icon }))
      const commands = yield* makeFundingCommands(options)
      yield* store.join({ name: "funding", start: fundingStart, step: stepFunding, commands })
      // By an event, so that a bug file can be replayed.
      if (ways.length > 0) yield* store.dispatch({ _tag: "FundingWaysAdded", ways })
      yield* followPrices
      yield* followSymbols
    })
  ).pipe(Layer.provide(Layer.merge(Prices.layer, Rpc.layer)), Layer.provide(SupportedChains.layer))
