import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import type { CallError, NoEndpoint } from "../../../core/foundation/http/errors.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { canReadTokensFromChain } from "../../../core/onchain/token/tokensAskable.ts"
import { readSwapTokens } from "../../../core/onchain/swap/answers.ts"
import { markLures, markOutliers, deduplicateTokens } from "../../../core/onchain/token/holdings.ts"
import { TokenBalanceUnavailable } from "../../../core/onchain/token/errors.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import { findCache } from "../../foundation/storage/Caches.ts"
import { createBalanceListCall, swapTokens } from "./calls.ts"
import { StoredToken, TokenItem, getToken } from "./tokenOf.ts"
import { WalletAssets } from "./WalletAssets.ts"
import { withSpan } from "../../foundation/log/tracing.ts"

/**
 * The failures of loading token balances. `TokenBalanceUnavailable`: the chain service does not support the network, so
 * there are no balances.
 */
export type TokenBalanceError = CallError | RpcFailure | TokenBalanceUnavailable

/** The tokens that accounts hold, from the chain service, or from an embedded wallet that discovers assets. */
export class TokenBalances extends Context.Tag("services/TokenBalances")<
  TokenBalances,
  {
    /**
     * Lists holdings in the order of the source; drops malformed ones and indivisible tokens
     * (docs/spec/onchain.md#balances-fields). Marks suspicious ones
     * (docs/spec/onchain.md#balances-suspicious-holdings). A success is cached for 30 s, also between visits, and so is
     * a failure: a failing service is not called on every opening. Balances from an earlier visit are marked `stored`.
     * docs/spec/onchain.md#balances-states, docs/spec/foundation.md#cache-expiry.
     */
    readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<TokenBalance>, TokenBalanceError>
    /**
     * Lists holdings without the cache: the service reads these contracts (bare addresses) again. Sends no request
     * within 30 s of a failure.
     */
    readonly refresh: (
      account: AccountId,
      addresses: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<TokenBalance>, TokenBalanceError>
    readonly forget: (account: AccountId) => Effect.Effect<void>
  }
>() {
  /**
   * Needs `Calls` and `SupportedChains`; uses the embedded wallet first if `WalletAssets` is provided, and reads
   * Solana's chain, without names and prices, if `Rpc` is provided but no chain service.
   */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (list: TokenBalances["Type"]["list"]): Layer.Layer<TokenBalances> =>
    Layer.succeed(this, { list, refresh: list, forget: () => Effect.void })
}

const decodeTokens = decodeEach(TokenItem)

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const assets = yield* Effect.serviceOption(WalletAssets)
  const rpc = yield* Effect.serviceOption(Rpc)
  /** The contracts for the service to read again, until a call has succeeded. */
  const stale = new Map<AccountId, ReadonlyArray<string>>()
  const blockedUntil = new Map<AccountId, number>()

  const readServiceOrChain = (account: AccountId) =>
    readService(calls, chains, account, stale.get(account)).pipe(
      Effect.tap(() => Effect.sync(() => stale.delete(account))),
      Effect.catchTag("NoEndpoint", (missing) => readChain(Option.getOrUndefined(rpc), account, missing))
    )

  const load = Effect.fnUntraced(function* (account: AccountId) {
    const found = Option.isSome(assets) ? yield* assets.value.list(account) : null
    return yield* markSuspicious(calls, account, found ?? (yield* readServiceOrChain(account)))
  })

  const lookUp = (account: AccountId) =>
    load(account).pipe(
      Effect.tapError(() =>
        Effect.map(Clock.currentTimeMillis, (now) => blockedUntil.set(account, now + millis.tokenBalanceRetry))
      ),
      withSpan("TokenBalances.list")
    )

  const earlier = yield* findCache({
    key: "portfolio_cache",
    freshMillis: millis.portfolioCache,
    answer: Schema.Array(StoredToken),
    getName: (account: AccountId) => account,
    pickUsable: (tokens) => markLures(tokens.map((token) => ({ ...token, stored: true as const })))
  })
  const { forget, get } = yield* cached({
    lookup: lookUp,
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

/** Reads an account's tokens at the chain service, which reads the `stale` contracts again. */
const readService = Effect.fnUntraced(function* (
  calls: Calls["Type"],
  chains: SupportedChains["Type"],
  account: AccountId,
  stale: ReadonlyArray<string> | undefined
) {
  if (!(yield* chains.has(splitAccountId(account).network))) return yield* new TokenBalanceUnavailable({})
  const { balances } = yield* calls.ask(createBalanceListCall(account, stale))
  const { dropped, items } = decodeTokens(balances)
  if (dropped > 0) yield* Effect.logDebug(`balance.list: ${dropped} of ${balances.length} tokens were malformed`)
  return items.map(getToken).filter((token) => token.quantity.decimals !== 0)
})

/** Loads the code that reads the chain's own lists. Fails with `missing` where there is no such list. */
const readChain = (
  rpc: Rpc["Type"] | undefined,
  account: AccountId,
  missing: NoEndpoint
): Effect.Effect<ReadonlyArray<TokenBalance>, NoEndpoint | RpcFailure> =>
  rpc === undefined || !canReadTokensFromChain(account)
    ? missing
    : Effect.flatMap(
        Effect.mapError(
          loadChunk(() => import("./splTokens.ts")),
          () => missing
        ),
        ({ splTokens }) => splTokens(rpc, account)
      )

/** Marks suspicious holdings. Requests the swap list only if a value depends on it. */
const markSuspicious = (calls: Calls["Type"], account: AccountId, tokens: ReadonlyArray<TokenBalance>) => {
  const unmarked = markLures(deduplicateTokens(tokens))
  const marked = markOutliers(unmarked, () => false)
  if (marked.every(({ suspicious }) => suspicious !== "worth")) return Effect.succeed(marked)
  const { network } = splitAccountId(account)
  const listed = Effect.map(
    calls.ask(swapTokens(network)),
    ({ tokens: items }) => new Set(readSwapTokens(network, items).tokens.map(({ id }) => id.toLowerCase()))
  )
  return Effect.map(
    Effect.orElseSucceed(listed, () => new Set<string>()),
    (ids) => markOutliers(unmarked, (address) => ids.has(accountId(network, address).toLowerCase()))
  )
}
