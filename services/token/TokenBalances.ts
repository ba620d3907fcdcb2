import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../core/chain/ids.ts"
import { decodeEach } from "../../core/http/decodeEach.ts"
import type { CallError } from "../../core/http/errors.ts"
import { millis } from "../../core/limits.ts"
import type { TokenBalance } from "../../core/token/state.ts"
import { Calls } from "../http/Calls.ts"
import { kept } from "../kept.ts"
import { balanceList } from "./calls.ts"
import { TokenItem, tokenOf } from "./tokenOf.ts"

/** What accounts hold, as the chain service knows it. */
export class TokenBalances extends Context.Tag("services/TokenBalances")<TokenBalances, {
  /**
   * Holdings worth showing, in the service's order; a misfit is dropped, as is a token that cannot be divided (spec §5).
   * A success is served for 30 s, and so is a failure: a broken service is not asked on every opening. Spec §4, §9.
   */
  readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<TokenBalance>, CallError>
  readonly forget: (account: AccountId) => Effect.Effect<void>
}>() {
  static readonly layer = Layer.scoped(this, Effect.suspend(() => make))
  static readonly layerTest = (list: TokenBalances["Type"]["list"]): Layer.Layer<TokenBalances> =>
    Layer.succeed(this, { list, forget: () => Effect.void })
}

const fitting = decodeEach(TokenItem)

const make = Effect.gen(function*() {
  const calls = yield* Calls
  const lookup = Effect.fn("TokenBalances.list")(function*(account: AccountId) {
    const { balances } = yield* calls.ask(balanceList(account))
    const { dropped, kept: items } = fitting(balances)
    if (dropped > 0) yield* Effect.logDebug(`balance.list: ${dropped} of ${balances.length} tokens did not fit`)
    return items.map(tokenOf).filter((token) => token.quantity.decimals !== 0)
  })
  const { forget, get } = yield* kept({
    lookup, capacity: 64, fresh: millis.portfolioCache, backoff: millis.tokenBalanceRetry
  })
  return TokenBalances.of({ list: get, forget })
})
