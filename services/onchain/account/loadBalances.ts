import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { KitEvent } from "../../../core/event.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { type ShownTokens, findDisplayedToken } from "../../../core/onchain/account/displayedToken.ts"
import { canFetchTokens } from "../../../core/onchain/token/tokensAskable.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import type { Online } from "../../foundation/platform/Online.ts"
import type { KitSettings } from "../../foundation/platform/Settings.ts"
import type { Store } from "../../foundation/store/Store.ts"
import type { TokenBalances } from "../token/TokenBalances.ts"
import type { NativeBalances } from "./NativeBalances.ts"
import { getVisibleAccount } from "./visibleAccount.ts"

/** The services that balances are loaded with. */
export interface BalanceServices {
  readonly rpc: Rpc["Type"]
  readonly store: Store["Type"]
  readonly natives: NativeBalances["Type"]
  readonly tokens: TokenBalances["Type"]
  readonly online: Online["Type"]
  readonly endpoints: KitSettings["endpoints"]
  /** The scope of work that waits for the network. */
  readonly scope: Scope.Scope
  /** The tokens whose balance is shown instead of the coin's. */
  readonly shownTokens: ShownTokens
}

/**
 * Returns the events for an account on a network that the chain service does not support: empty balances and a toast.
 * docs/spec/onchain.md#balances-unsupported-network.
 */
export const createUncoveredEvents = (account: AccountId, error: FailureData): ReadonlyArray<KitEvent> => [
  { _tag: "TokensArrived", account, tokens: [], isUncovered: true },
  { _tag: "ToastShown", toast: { kind: "error", error } }
]

/** Reads the balance that the host displays instead of the coin's; undefined without one, or if it is unknown. */
const readSelectedToken = ({ rpc, shownTokens, tokens }: BalanceServices, account: AccountId) => {
  const token = findDisplayedToken(shownTokens, splitAccountId(account).network)
  return token === undefined
    ? Effect.succeed(undefined)
    : Effect.flatMap(
        loadChunk(() => import("./readDisplayedBalance.ts")),
        ({ readDisplayedBalance: shownBalance }) => shownBalance(rpc, tokens, account, token)
      ).pipe(Effect.orElseSucceed(() => undefined))
}

/** Loads an account's balance of the coin into the state. */
export const fetchNative = (services: BalanceServices, account: AccountId) => {
  const { natives, store } = services
  return Effect.matchEffect(natives.get(account), {
    onSuccess: (coin) =>
      Effect.flatMap(readSelectedToken(services, account), (selected) =>
        store.dispatch({
          _tag: "NativeBalanceArrived",
          account,
          balance: selected ? { ...coin, shown: selected } : coin
        })
      ),
    onFailure: (error) =>
      Effect.zipRight(
        store.dispatch({ _tag: "NativeBalanceFailed", account, error: toFailureData(error) }),
        error._tag === "Offline" ? retryOnline(services, account) : Effect.void
      )
  })
}

/** Loads an account's tokens into the state. */
export const fetchTokens = ({ store, tokens }: BalanceServices, account: AccountId) =>
  Effect.matchEffect(tokens.list(account), {
    onSuccess: (all) =>
      Effect.flatMap(Clock.currentTimeMillis, (now) =>
        store.dispatch({ _tag: "TokensArrived", account, tokens: all, at: now })
      ),
    onFailure: (failure) => {
      const error = toFailureData(failure)
      return failure._tag === "TokenBalanceUnavailable"
        ? store.dispatch(...createUncoveredEvents(account, error))
        : Effect.flatMap(blockUntil(store, account), (blockedUntil) =>
            store.dispatch({ _tag: "TokensFailed", account, error, blockedUntil })
          )
    }
  })

/**
 * Returns when the blocking ends: 30 s after the failure, however often tokens are requested in the meantime.
 * docs/spec/onchain.md#balances-blocking.
 */
const blockUntil = (store: Store["Type"], account: AccountId) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const before = (yield* store.state).token?.blockedUntil[account] ?? 0
    return before > now ? before : now + millis.tokenBalanceRetry
  })

/** Requests the balances again when the network is back, if the account is still visible. */
const retryOnline = (services: BalanceServices, account: AccountId) =>
  Effect.asVoid(
    Effect.forkIn(
      Effect.zipRight(
        services.online.back,
        Effect.flatMap(services.store.state, (state) =>
          getVisibleAccount(state) === account ? requestBalances(services, account) : Effect.void
        )
      ),
      services.scope
    )
  )

/** Requests an account's balances, unless they are being loaded or tokens are blocked. */
export const requestBalances = ({ endpoints, store }: BalanceServices, account: AccountId) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const { account: natives, token } = yield* store.state
    if (natives?.native[account]?._tag !== "Asking") yield* store.dispatch({ _tag: "NativeBalanceAsked", account })
    const blocked = (token?.blockedUntil[account] ?? 0) > now
    const isSupported = canFetchTokens(endpoints.chainService !== undefined, account)
    if (!isSupported || blocked || token?.balances[account]?._tag === "Asking") return
    yield* store.dispatch({ _tag: "TokensAsked", account })
  })

/** Clears an account's cached balances, and requests them if the account is visible. */
export const reloadBalances = (services: BalanceServices, account: AccountId) =>
  Effect.suspend(() =>
    Effect.all(
      [
        services.natives.forget(account),
        services.tokens.forget(account),
        getVisibleAccount(services.store.getState()) === account ? requestBalances(services, account) : Effect.void
      ],
      { discard: true }
    )
  )
