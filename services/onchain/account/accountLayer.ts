import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountStart, stepAccount } from "../../../core/onchain/account/state.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { tokensAskable } from "../../../core/onchain/token/tokensAskable.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { KitEvent } from "../../../core/event.ts"
import type { KitState } from "../../../core/state.ts"
import { type ShownTokens, shownTokenOn } from "../../../core/onchain/account/shownToken.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { sentId } from "../../../core/onchain/receipt/state.ts"
import { stepToken, tokenStart } from "../../../core/onchain/token/state.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Page } from "../../foundation/platform/Page.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Caches } from "../../foundation/storage/Caches.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { TokenBalances, tokensUnavailable } from "../token/TokenBalances.ts"
import { WalletAssets } from "../token/WalletAssets.ts"
import { accountCode } from "./accountCode.ts"
import { NativeBalances } from "./NativeBalances.ts"
import { setAccount, unsupportedAccount, visibleAccount } from "./visibleAccount.ts"

/** Returns the ids of the requests that were sent and have ended, as one text. */
const endedSendIds = ({ receipt }: KitState): string =>
  (receipt?.sent ?? []).flatMap((send) => (send.end.status === "pending" ? [] : [sentId(send)])).join(" ")

/**
 * Returns the events for an account on a network that the chain service does not support: empty balances and a toast.
 * docs/spec/onchain.md#balances-unsupported-network.
 */
export const uncoveredEvents = (account: AccountId, error: FailureData): ReadonlyArray<KitEvent> => [
  { _tag: "TokensArrived", account, tokens: [], isUncovered: true },
  { _tag: "ToastShown", toast: { kind: "error", error } }
]

/** The maximum age, in milliseconds, of a request that cached balances may not include yet. */
const maxSendAge = 5 * 60_000

/**
 * Updates the balances of the visible account: requests them when the Account view opens and when the account changes
 * while it is open. Loads every balance that is `Asking`. Adds the state of the rooms `account` and `token`.
 */
const balanceFollower = (shownTokens: ShownTokens) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const rpc = yield* Rpc
      const store = yield* Store
      const natives = yield* NativeBalances
      const tokens = yield* TokenBalances
      const online = yield* Online
      const page = yield* Page
      const { endpoints } = yield* Settings
      const scope = yield* Effect.scope
      /** Reads the balance that the host displays instead of the coin's; undefined without one, or if it is unknown. */
      const readSelectedToken = (account: AccountId) => {
        const token = shownTokenOn(shownTokens, splitAccountId(account).network)
        return token === undefined
          ? Effect.succeed(undefined)
          : Effect.flatMap(
              loadChunk(() => import("./shownBalance.ts")),
              ({ shownBalance }) => shownBalance(rpc, tokens, account, token)
            ).pipe(Effect.orElseSucceed(() => undefined))
      }
      yield* store.join({ name: "account", start: accountStart, step: stepAccount })
      yield* store.join({ name: "token", start: tokenStart, step: stepToken })

      const fetchNative = (account: AccountId) =>
        Effect.matchEffect(natives.get(account), {
          onSuccess: (coin) =>
            Effect.flatMap(readSelectedToken(account), (selected) =>
              store.dispatch({
                _tag: "NativeBalanceArrived",
                account,
                balance: selected ? { ...coin, shown: selected } : coin
              })
            ),
          onFailure: (error) =>
            Effect.zipRight(
              store.dispatch({ _tag: "NativeBalanceFailed", account, error: toFailureData(error) }),
              error._tag === "Offline" ? retryOnline(account) : Effect.void
            )
        })

      const reportNoTokens = (account: AccountId, error: FailureData) =>
        store.dispatch(...uncoveredEvents(account, error))

      const fetchTokens = (account: AccountId) =>
        Effect.matchEffect(tokens.list(account), {
          onSuccess: (all) =>
            Effect.flatMap(Clock.currentTimeMillis, (now) =>
              store.dispatch({ _tag: "TokensArrived", account, tokens: all, at: now })
            ),
          onFailure: (failure) => {
            const error = toFailureData(failure)
            return failure._tag === "TokenBalanceUnavailable"
              ? reportNoTokens(account, error)
              : Effect.flatMap(blockUntil(account), (blockedUntil) =>
                  store.dispatch({ _tag: "TokensFailed", account, error, blockedUntil })
                )
          }
        })

      /**
       * Returns the end of the blocking: 30 s after the failure, however often tokens are requested in the meantime.
       * docs/spec/onchain.md#balances-blocking.
       */
      const blockUntil = (account: AccountId) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const before = (yield* store.state).token?.blockedUntil[account] ?? 0
          return before > now ? before : now + millis.tokenBalanceRetry
        })

      /** Requests the balances again when the network is back, if the account is still visible. */
      const retryOnline = (account: AccountId) =>
        Effect.asVoid(
          Effect.forkIn(
            Effect.zipRight(
              online.back,
              Effect.flatMap(store.state, (state) =>
                visibleAccount(state) === account ? requestBalances(account) : Effect.void
              )
            ),
            scope
          )
        )

      const requestBalances = (account: AccountId) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const { account: natives, token } = yield* store.state
          if (natives?.native[account]?._tag !== "Asking")
            yield* store.dispatch({ _tag: "NativeBalanceAsked", account })
          const blocked = (token?.blockedUntil[account] ?? 0) > now
          const isSupported = tokensAskable(endpoints.chainService !== undefined, account)
          if (!isSupported || blocked || token?.balances[account]?._tag === "Asking") return
          yield* store.dispatch({ _tag: "TokensAsked", account })
        })

      const reload = (account: AccountId) =>
        Effect.suspend(() =>
          Effect.all(
            [
              natives.forget(account),
              tokens.forget(account),
              visibleAccount(store.getState()) === account ? requestBalances(account) : Effect.void
            ],
            { discard: true }
          )
        )

      yield* fetchRequested(({ account }) => account?.native, fetchNative)
      yield* fetchRequested(({ token }) => token?.balances, fetchTokens)
      const requestVisible = Effect.flatMap(store.state, (state) => {
        const account = visibleAccount(state)
        return account === null ? Effect.void : requestBalances(account)
      })
      yield* follow(visibleAccount, () => requestVisible)
      yield* follow(setAccount, (account) =>
        account === null
          ? Effect.void
          : Effect.ignore(
              Effect.flatMap(accountCode(rpc, account), (contract) =>
                store.dispatch({ _tag: "AccountCodeRead", account, runs: contract })
              )
            )
      )
      // No requests are sent on a network that is not configured.
      yield* follow(unsupportedAccount, (account) =>
        account === null ? Effect.void : reportNoTokens(account, toFailureData(tokensUnavailable()))
      )
      // A sent request has changed the balances: cached ones from before its end must not be served.
      const handledIds = new Set<string>()
      yield* follow(endedSendIds, () =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const endedSends = (store.getState().receipt?.sent ?? []).filter(
            (send) => send.end.status !== "pending" && !handledIds.has(sentId(send)) && now - send.sentAt < maxSendAge
          )
          for (const send of endedSends) handledIds.add(sentId(send))
          return Effect.forEach(new Set(endedSends.map(({ account }) => account)), reload, { discard: true })
        })
      )
      // A visitor who returns from a wallet's window or another tab has often just made a transaction.
      yield* Effect.forkScoped(Effect.forever(Effect.zipRight(page.returned, requestVisible)))
    })
  )

/**
 * The services of the Account view. Needs the network chunk's `Calls` and `Online`, and the kit's `Store`,
 * `Connectors`, `Page` and `Settings`.
 */
const accountOf = (shownTokens: ShownTokens) =>
  balanceFollower(shownTokens).pipe(
    Layer.provideMerge(Layer.mergeAll(NativeBalances.layer, TokenBalances.layer)),
    Layer.provideMerge(Layer.mergeAll(Rpc.layer, SupportedChains.layer, WalletAssets.layer))
  )

/** Shows the coin's balance on every network. */
export const accountLayer = accountOf({})

/**
 * Like `accountLayer`, for a page, where balances are stored between visits: while they are fresh, nothing is
 * requested. Older ones are not shown. docs/spec/onchain.md#balances-states, docs/spec/foundation.md#cache-expiry.
 * `shownTokens`: the tokens whose balance is shown instead of the coin's.
 */
export const pageAccountLayer = (storageName: string, shownTokens: ShownTokens = {}) =>
  Layer.provide(accountOf(shownTokens), Caches.layer(storageName))
