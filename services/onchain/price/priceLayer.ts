import * as Effect from "effect/Effect"
import * as FiberSet from "effect/FiberSet"
import * as Layer from "effect/Layer"
import { isAccountId } from "../../../core/chain/network/caip.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { priceStart, stepPrice } from "../../../core/onchain/price/state.ts"
import type { KitState } from "../../../core/state.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Prices } from "./Prices.ts"

/**
 * Loads every price that is `Asking`; those requested at the same time share one call. Adds the state of the room
 * `price`.
 */
const priceFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const prices = yield* Prices
    yield* store.join({ name: "price", start: priceStart, step: stepPrice })
    const work = yield* FiberSet.make()
    const loading = new Set<string>()

    const fetch = (all: ReadonlyArray<string>) => {
      const tokens = all.filter(isAccountId).filter((token) => !loading.has(token))
      if (tokens.length === 0) return Effect.void
      for (const token of tokens) loading.add(token)
      return Effect.matchEffect(prices.usd(tokens), {
        onSuccess: (found) => store.dispatch({ _tag: "PricesArrived", tokens, prices: found }),
        onFailure: (failure) => store.dispatch({ _tag: "PricesFailed", tokens, error: toFailureData(failure) })
      }).pipe(
        Effect.ensuring(
          Effect.sync(() => {
            for (const token of tokens) loading.delete(token)
          })
        ),
        (request) => Effect.asVoid(FiberSet.run(work, request))
      )
    }
    yield* follow(getPendingTokens, fetch, (a, b) => a.join() === b.join())
  })
)

const getPendingTokens = ({ price }: KitState): ReadonlyArray<string> =>
  Object.entries(price?.prices ?? {})
    .filter(([, price]) => price._tag === "Asking")
    .map(([token]) => token)

/** The services of price views. Needs the network chunk's `Calls` and `Settings`, and the kit's `Store`. */
export const priceLayer = priceFollower.pipe(
  Layer.provideMerge(Prices.layer),
  Layer.provideMerge(SupportedChains.layer)
)
