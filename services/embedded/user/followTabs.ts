import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as FiberHandle from "effect/FiberHandle"
import type * as Scope from "effect/Scope"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { getTypesKey } from "./accountTypes.ts"

/**
 * Applies changes that another tab made to the wallet: its email and the account in use. Storage only says that
 * something changed; the data come from the frame. A sign-in in another tab, or one that the site did not confirm, only
 * has its email offered. docs/spec/embedded.md#email-tabs.
 */
export const followTabs = (
  storageName: string,
  refresh: Effect.Effect<void, LatchkeyError>
): Effect.Effect<void, never, Scope.Scope | Storage | Store> =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const { dispatch, subscribe, getState } = yield* Store
    const [usedKey, emailKey] = [getLoginKey(storageName, loginKeys.used), getLoginKey(storageName, loginKeys.email)]
    const isOf = (list: ReadonlyArray<{ readonly connectorId: string }>): boolean =>
      list.some(({ connectorId }) => isSameId(connectorId, connectorIds.auth))
    // False while another tab signs out: there is no user to request then.
    const isLogin = Effect.map(storage.get(usedKey), (stored) => stored === "true")
    const offerEmail = Effect.gen(function* () {
      const { connections, restoring } = getState().connection
      if (isOf(connections) || isOf(restoring) || !(yield* isLogin)) return
      const stored = readEmail(yield* storage.get(emailKey))
      if (Either.isRight(stored)) yield* dispatch({ _tag: "EmailOffered", email: stored.right })
    })
    const refreshAccounts = Effect.gen(function* () {
      if (isOf(getState().connection.connections) && (yield* isLogin)) yield* Effect.ignore(refresh)
    })
    const take = yield* FiberHandle.makeRuntime<never>()
    const offer = yield* FiberHandle.makeRuntime<never>()
    offer(offerEmail)
    yield* storage.written((key) => {
      if (key === emailKey || key === getTypesKey(storageName)) take(refreshAccounts)
      // The flag is stored before the email: an email is offered only if both are there.
      if (key === emailKey || key === usedKey) offer(offerEmail)
    })
    // The field is empty each time the modal opens.
    yield* subscribe((_, events) => {
      if (events.some(({ _tag }) => _tag === "Opened")) offer(offerEmail)
    })
  })
