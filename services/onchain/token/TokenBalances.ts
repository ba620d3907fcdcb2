import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { chainTellsTokens } from "../../../core/onchain/token/tokensAskable.ts"
import { swapTokensOf } from "../../../core/onchain/swap/answers.ts"
import { markLures, markOutliers, oncePerToken } from "../../../core/onchain/token/holdings.ts"
import { TokenBalanceUnavailable } from "../../../core/onchain/token/errors.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import { findCache } from "../../foundation/storage/Caches.ts"
import { balanceList, swapTokens } from "./calls.ts"
import { StoredToken, TokenItem, tokenOf } from "./tokenOf.ts"
import { WalletAssets } from "./WalletAssets.ts"
import { withSpan } from "../../foundation/log/tracing.ts"

/**
 * The failures of loading token balances. `TokenBalanceUnavailable`: the chain service does not support the network, so
 * there are none.
 */
export type TokenBalanceError = CallError | RpcFailure | TokenBalanceUnavailable

/** The failure for a network that nobody lists tokens of. docs/spec/onchain.md#balances-unsupported-network. */
export const tokensUnavailable = (): TokenBalanceUnavailable => new TokenBalanceUnavailable({})

/** The tokens that accounts hold, from the chain service; from the embedded wallet, if it discovers assets. */
export class TokenBalances extends Context.Tag("services/TokenBalances")<
  TokenBalances,
  {
    /**
     * Holdings worth showing, in the order of the source; malformed ones are dropped, as are tokens that cannot be
     * divided (docs/spec/onchain.md#balances-fields). Suspicious ones are marked
     * (docs/spec/onchain.md#balances-suspicious-holdings). A success is cached for 30 s, also from an earlier visit, and so
     * is a failure: a failing service is not called on every opening. Balances from an earlier visit are marked
     * `stored`. docs/spec/onchain.md#balances-states, docs/spec/foundation.md#cache-expiry.
     */
    readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<TokenBalance>, TokenBalanceError>
    /**
     * The same without the cache: the service reads these contracts (bare addresses) again. Nothing is requested within
     * 30 s of a failure.
     */
    readonly refresh: (
      account: AccountId,
      addresses: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<TokenBalance>, TokenBalanceError>
    readonly forget: (account: AccountId) => Effect.Effect<void>
  }
>() {
  /**
   * Needs `Calls` and `SupportedChains`; tries the embedded wallet first if there are `WalletAssets`, and reads
   * Solana's chain itself, without names and prices, if there is an `Rpc` but no chain service.
   */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (list: TokenBalances["Type"]["list"]): Layer.Layer<TokenBalances> =>
    Layer.succeed(this, { list, refresh: list, forget: () => Effect.void })
}

const fitting = decodeEach(TokenItem)

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const assets = yield* Effect.serviceOption(WalletAssets)
  const rpc = yield* Effect.serviceOption(Rpc)
  /** The contracts for the service to read again, until a call has succeeded. */
  const stale = new Map<AccountId, ReadonlyArray<string>>()
  const blockedUntil = new Map<AccountId, number>()

  const ofService = Effect.fnUntraced(function* (account: AccountId) {
    if (!(yield* chains.has(splitAccountId(account).network))) return yield* tokensUnavailable()
    const { balances } = yield* calls.ask(balanceList(account, stale.get(account)))
    stale.delete(account)
    const { dropped, items } = fitting(balances)
    if (dropped > 0) yield* Effect.logDebug(`balance.list: ${dropped} of ${balances.length} tokens did not fit`)
    return items.map(tokenOf).filter((token) => token.quantity.decimals !== 0)
  })

  /** The code that reads the chain's own lists loads only without a chain service. */
  const ofServiceOrChain = (account: AccountId): Effect.Effect<ReadonlyArray<TokenBalance>, TokenBalanceError> =>
    Effect.catchTag(ofService(account), "NoEndpoint", (missing) =>
      Option.isNone(rpc) || !chainTellsTokens(account)
        ? missing
        : Effect.flatMap(
            Effect.mapError(
              loadChunk(() => import("./splTokens.ts")),
              () => missing
            ),
            ({ splTokens }) => splTokens(rpc.value, account)
          )
    )

  /** Marks suspicious holdings. The swap list is requested only if a worth depends on it. */
  const judge = (account: AccountId, tokens: ReadonlyArray<TokenBalance>) => {
    const named = markLures(oncePerToken(tokens))
    const marked = markOutliers(named, () => false)
    if (marked.every(({ suspicious }) => suspicious !== "worth")) return Effect.succeed(marked)
    const { network } = splitAccountId(account)
    const listed = Effect.map(
      calls.ask(swapTokens(network)),
      ({ tokens: items }) => new Set(swapTokensOf(network, items).tokens.map(({ id }) => id.toLowerCase()))
    )
    return Effect.map(
      Effect.orElseSucceed(listed, () => new Set<string>()),
      (ids) => markOutliers(named, (address) => ids.has(accountId(network, address).toLowerCase()))
    )
  }

  const lookup = (account: AccountId) =>
    Effect.flatMap(Option.isSome(assets) ? assets.value.list(account) : Effect.succeed(null), (found) =>
      found === null ? ofServiceOrChain(account) : Effect.succeed(found)
    ).pipe(
      Effect.flatMap((tokens) => judge(account, tokens)),
      Effect.tapError(() =>
        Effect.map(Clock.currentTimeMillis, (now) => blockedUntil.set(account, now + millis.tokenBalanceRetry))
      ),
      withSpan("TokenBalances.list")
    )

  const earlier = yield* findCache({
    key: "portfolio_cache",
    freshMillis: millis.portfolioCache,
    answer: Schema.Array(StoredToken),
    nameOf: (account: AccountId) => account,
    taken: (tokens) => markLures(tokens.map((token) => ({ ...token, stored: true as const })))
  })
  const { forget, get } = yield* cached({
    lookup,
    capacity: 64,
    fresh: millis.portfolioCache,
    backoff: millis.tokenBalanceRetry,
    earlier
  })
  return TokenBalances.of({
    forget,
    list: get,
    refresh: Effect.fnUntraced(function* (account: AccountId, addresses: ReadonlyArray<string>) {
      if ((yield* Clock.currentTimeMillis) >= (blockedUntil.get(account) ?? 0)) {
        stale.set(account, addresses)
        yield* forget(account)
      }
      return yield* get(account)
    })
  })
})
