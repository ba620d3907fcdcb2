import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { readPrices } from "../../../core/onchain/price/prices.ts"
import type { Prices as PriceList } from "../../../core/onchain/price/events.ts"
import { getTokenKey } from "../../../core/onchain/token/tokenId.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { createTokenPriceCall } from "./calls.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** Token prices from the chain service. */
export class Prices extends Context.Tag("services/Prices")<
  Prices,
  {
    /**
     * Returns the price of one whole token in US dollars, as exact decimal text, by the token's key (CAIP-10). Omits
     * tokens without a price, or on a network that the service does not support
     * (docs/spec/chain.md#network-known-to-the-service). A list of tokens is requested at most once in 30 s; a failure
     * is not cached. Without tokens nothing is requested.
     */
    readonly usd: (tokens: ReadonlyArray<AccountId>) => Effect.Effect<PriceList, CallError>
  }
>() {
  /** Needs `Calls`, `Settings` and `SupportedChains`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (usd: Prices["Type"]["usd"]): Layer.Layer<Prices> => Layer.succeed(this, { usd })
}

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const { projectId } = yield* Settings

  const lookup = traced("Prices.usd")(function* (key: string) {
    const tokens = key.split(",").filter(isAccountId)
    const { fungibles } = yield* calls.ask(createTokenPriceCall(tokens, projectId))
    const { dropped, prices } = readPrices(tokens, fungibles)
    if (dropped > 0) yield* Effect.logDebug(`price.list: ${dropped} of ${fungibles.length} prices were malformed`)
    return prices
  })
  const lists = yield* cached({ lookup, capacity: 64, fresh: "30 seconds", backoff: 0 })

  return Prices.of({
    usd: (tokens) =>
      Effect.filter([...new Set(tokens.map(getTokenKey))].sort(), (token) =>
        chains.has(splitAccountId(token).network)
      ).pipe(Effect.flatMap((known) => (known.length === 0 ? Effect.succeed<PriceList>({}) : lists.get(known.join()))))
  })
})
