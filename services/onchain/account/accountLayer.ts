import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountStart, stepAccount } from "../../../core/onchain/account/state.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { KitState } from "../../../core/state.ts"
import type { ShownTokens } from "../../../core/onchain/account/displayedToken.ts"
import { getSentId } from "../../../core/onchain/receipt/state.ts"
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
import { TokenBalances } from "../token/TokenBalances.ts"
import { WalletAssets } from "../token/WalletAssets.ts"
import { getAccountCode } from "./getAccountCode.ts"
import {
  type BalanceServices,
  fetchNative,
  fetchTokens,
  reloadBalances,
  requestBalances,
  createUncoveredEvents
} from "./loadBalances.ts"
import { NativeBalances } from "./NativeBalances.ts"
import { setAccount, getUnsupportedAccount, getVisibleAccount } from "./visibleAccount.ts"
import { TokenBalanceUnavailable } from "../../../core/onchain/token/errors.ts"

/** Returns the ids of the requests that were sent and have ended, as one text. */
const listEndedSendIds = ({ receipt }: KitState): string =>
  (receipt?.sent ?? []).flatMap((send) => (send.end.status === "pending" ? [] : [getSentId(send)])).join(" ")

/** The maximum age, in milliseconds, of a request that cached balances may not include yet. */
const maxSendAge = 5 * 60_000

/** Reloads the balances of accounts whose sent requests have ended: cached ones from before must not be served. */
const reloadAfterSends = Effect.fnUntraced(function* (services: BalanceServices) {
  const handledIds = new Set<string>()
  yield* follow(listEndedSendIds, () =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const endedSends = (services.store.getState().receipt?.sent ?? []).filter(
        (send) => send.end.status !== "pending" && !handledIds.has(getSentId(send)) && now - send.sentAt < maxSendAge
      )
      for (const send of endedSends) handledIds.add(getSentId(send))
      return Effect.forEach(
        new Set(endedSends.map(({ account }) => account)),
        (account) => reloadBalances(services, account),
        { discard: true }
      )
    })
  )
})

/** Reads the contract code of the account whose settings are open. */
const followCode = (rpc: Rpc["Type"], store: Store["Type"]) =>
  follow(setAccount, (account) =>
    account === null
      ? Effect.void
      : Effect.ignore(
          Effect.flatMap(getAccountCode(rpc, account), (contract) =>
            store.dispatch({ _tag: "AccountCodeRead", account, runs: contract })
          )
        )
  )

/**
 * Updates the balances of the visible account: requests them when the Account view opens and when the account changes
 * while it is open. Loads every balance that is `Asking`. Adds the state of the rooms `account` and `token`.
 */
const createBalanceFollower = (shownTokens: ShownTokens) =>
  Layer.scopedDiscard(
    Effect.gen(function* () {
      const store = yield* Store
      const page = yield* Page
      const services: BalanceServices = {
        rpc: yield* Rpc,
        store,
        natives: yield* NativeBalances,
        tokens: yield* TokenBalances,
        online: yield* Online,
        endpoints: (yield* Settings).endpoints,
        scope: yield* Effect.scope,
        shownTokens
      }
      yield* store.join({ name: "account", start: accountStart, step: stepAccount })
      yield* store.join({ name: "token", start: tokenStart, step: stepToken })

      yield* fetchRequested(
        ({ account }) => account?.native,
        (account: AccountId) => fetchNative(services, account)
      )
      yield* fetchRequested(
        ({ token }) => token?.balances,
        (account: AccountId) => fetchTokens(services, account)
      )
      const requestVisible = Effect.flatMap(store.state, (state) => {
        const account = getVisibleAccount(state)
        return account === null ? Effect.void : requestBalances(services, account)
      })
      yield* follow(getVisibleAccount, () => requestVisible)
      yield* followCode(services.rpc, store)
      // No requests are sent on a network that is not configured.
      yield* follow(getUnsupportedAccount, (account) =>
        account === null
          ? Effect.void
          : store.dispatch(...createUncoveredEvents(account, toFailureData(new TokenBalanceUnavailable({}))))
      )
      yield* reloadAfterSends(services)
      // A visitor who returns from a wallet's window or another tab has often just made a transaction.
      yield* Effect.forkScoped(Effect.forever(Effect.zipRight(page.returned, requestVisible)))
    })
  )

/**
 * The services of the Account view. Needs the network chunk's `Calls` and `Online`, and the kit's `Store`,
 * `Connectors`, `Page` and `Settings`.
 */
const getAccount = (shownTokens: ShownTokens) =>
  createBalanceFollower(shownTokens).pipe(
    Layer.provideMerge(Layer.mergeAll(NativeBalances.layer, TokenBalances.layer)),
    Layer.provideMerge(Layer.mergeAll(Rpc.layer, SupportedChains.layer, WalletAssets.layer))
  )

/** Shows the coin's balance on every network. */
export const accountLayer = getAccount({})

/**
 * Like `accountLayer`, for a page, where balances are stored between visits: while they are fresh, nothing is
 * requested. Older ones are not shown. docs/spec/onchain.md#balances-states, docs/spec/foundation.md#cache-expiry.
 * `shownTokens`: the tokens whose balance is shown instead of the coin's.
 */
export const pageAccountLayer = (storageName: string, shownTokens: ShownTokens = {}) =>
  Layer.provide(getAccount(shownTokens), Caches.layer(storageName))
