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

/** The ids of what was sent and has come to its end, in one text. */
const endedSends = ({ receipt }: KitState): string =>
  (receipt?.sent ?? []).flatMap((one) => (one.end.status === "pending" ? [] : [sentId(one)])).join(" ")

/**
 * The events of a network that the chain service does not cover: a toast, and empty balances.
 * docs/spec/onchain.md#balances-unsupported-network.
 */
export const uncoveredEvents = (account: AccountId, error: FailureData): ReadonlyArray<KitEvent> => [
  { _tag: "TokensArrived", account, tokens: [], isUncovered: true },
  { _tag: "ToastShown", toast: { kind: "error", error } }
]

/** How long ago something was sent that may be missing in balances that are still served, milliseconds. */
const mayMissMillis = 5 * 60_000

/**
 * Maintains the balances of the visible account: requests them when the Account view opens and when the account changes
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
      /** The balance that the host has shown in place of the coin's; undefined without one, and where nobody can tell. */
      const shownIn = (account: AccountId) => {
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
            Effect.flatMap(shownIn(account), (shown) =>
              store.dispatch({ _tag: "NativeBalanceArrived", account, balance: shown ? { ...coin, shown } : coin })
            ),
          onFailure: (error) =>
            Effect.zipRight(
              store.dispatch({ _tag: "NativeBalanceFailed", account, error: toFailureData(error) }),
              error._tag === "Offline" ? whenBack(account) : Effect.void
            )
        })

      const noTokens = (account: AccountId, error: FailureData) => store.dispatch(...uncoveredEvents(account, error))

      const fetchTokens = (account: AccountId) =>
        Effect.matchEffect(tokens.list(account), {
          onSuccess: (all) =>
            Effect.flatMap(Clock.currentTimeMillis, (at) =>
              store.dispatch({ _tag: "TokensArrived", account, tokens: all, at })
            ),
          onFailure: (failure) => {
            const error = toFailureData(failure)
            return failure._tag === "TokenBalanceUnavailable"
              ? noTokens(account, error)
              : Effect.flatMap(blockedFrom(account), (blockedUntil) =>
                  store.dispatch({ _tag: "TokensFailed", account, error, blockedUntil })
                )
          }
        })

      /**
       * docs/spec/onchain.md#balances-blocking: blocked for 30 s from the failure, however often it is requested
       * meanwhile.
       */
      const blockedFrom = (account: AccountId) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const before = (yield* store.state).token?.blockedUntil[account] ?? 0
          return before > now ? before : now + millis.tokenBalanceRetry
        })

      /** Requests the balances again if the account is still visible when the network is back. */
      const whenBack = (account: AccountId) =>
        Effect.asVoid(
          Effect.forkIn(
            Effect.zipRight(
              online.back,
              Effect.flatMap(store.state, (state) =>
                visibleAccount(state) === account ? askFor(account) : Effect.void
              )
            ),
            scope
          )
        )

      const askFor = (account: AccountId) =>
        Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const { account: natives, token } = yield* store.state
          if (natives?.native[account]?._tag !== "Asking")
            yield* store.dispatch({ _tag: "NativeBalanceAsked", account })
          const blocked = (token?.blockedUntil[account] ?? 0) > now
          const askable = tokensAskable(endpoints.chainService !== undefined, account)
          if (!askable || blocked || token?.balances[account]?._tag === "Asking") return
          yield* store.dispatch({ _tag: "TokensAsked", account })
        })

      const afresh = (account: AccountId) =>
        Effect.suspend(() =>
          Effect.all(
            [
              natives.forget(account),
              tokens.forget(account),
              visibleAccount(store.getState()) === account ? askFor(account) : Effect.void
            ],
            { discard: true }
          )
        )

      yield* fetchRequested(({ account }) => account?.native, fetchNative)
      yield* fetchRequested(({ token }) => token?.balances, fetchTokens)
      const askForSeen = Effect.flatMap(store.state, (state) => {
        const account = visibleAccount(state)
        return account === null ? Effect.void : askFor(account)
      })
      yield* follow(visibleAccount, () => askForSeen)
      yield* follow(setAccount, (account) =>
        account === null
          ? Effect.void
          : Effect.ignore(
              Effect.flatMap(accountCode(rpc, account), (runs) =>
                store.dispatch({ _tag: "AccountCodeRead", account, runs })
              )
            )
      )
      // Nobody is asked about a network that the page does not know.
      yield* follow(unsupportedAccount, (account) =>
        account === null ? Effect.void : noTokens(account, toFailureData(tokensUnavailable()))
      )
      // What was sent has changed what the account holds: no balance from before its end is served after it.
      const known = new Set<string>()
      yield* follow(endedSends, () =>
        Effect.flatMap(Clock.currentTimeMillis, (now) => {
          const ended = (store.getState().receipt?.sent ?? []).filter(
            (one) => one.end.status !== "pending" && !known.has(sentId(one)) && now - one.sentAt < mayMissMillis
          )
          for (const one of ended) known.add(sentId(one))
          return Effect.forEach(new Set(ended.map(({ account }) => account)), afresh, { discard: true })
        })
      )
      // A visitor who returns from a wallet's window or another tab has often just made a transaction.
      yield* Effect.forkScoped(Effect.forever(Effect.zipRight(page.returned, askForSeen)))
    })
  )

/**
 * The services behind the Account view. Needs the network chunk's `Calls` and `Online`, and the kit's `Store`,
 * `Connectors`, `Page` and `Settings`.
 */
const accountOf = (shownTokens: ShownTokens) =>
  balanceFollower(shownTokens).pipe(
    Layer.provideMerge(Layer.mergeAll(NativeBalances.layer, TokenBalances.layer)),
    Layer.provideMerge(Layer.mergeAll(Rpc.layer, SupportedChains.layer, WalletAssets.layer))
  )

/** The same where every network shows its own coin. */
export const accountLayer = accountOf({})

/**
 * The same for a page, where balances are stored between visits: while they are fresh, nothing is requested. Older ones
 * are not shown. docs/spec/onchain.md#balances-states, docs/spec/foundation.md#cache-expiry.
 * `shownTokens`: those whose balance is shown in place of the coin's.
 */
export const pageAccountLayer = (storageName: string, shownTokens: ShownTokens = {}) =>
  Layer.provide(accountOf(shownTokens), Caches.layer(storageName))
