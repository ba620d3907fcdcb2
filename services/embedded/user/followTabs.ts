import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as FiberHandle from "effect/FiberHandle"
import type * as Scope from "effect/Scope"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { typesKey } from "./accountTypes.ts"

/**
 * Takes over what another tab changed about the wallet that both are signed in to: its email, and the account in use.
 * Storage only says that something changed; what it is comes from the frame. A sign-in in another tab, or one that the
 * site did not answer for, is not taken: its email is offered. docs/spec/embedded.md#email-tabs.
 */
export const followTabs = (
  storageName: string,
  refresh: Effect.Effect<void, LatchkeyError>
): Effect.Effect<void, never, Scope.Scope | Storage | Store> =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const { dispatch, subscribe, getState } = yield* Store
    const [used, email] = [loginKey(storageName, loginKeys.used), loginKey(storageName, loginKeys.email)]
    const isOf = (list: ReadonlyArray<{ readonly connectorId: string }>): boolean =>
      list.some(({ connectorId }) => sameId(connectorId, connectorIds.auth))
    // While another tab leaves, there is nobody to ask after.
    const isLogin = Effect.map(storage.get(used), (stored) => stored === "true")
    const offered = Effect.gen(function* () {
      const { connections, restoring } = getState().connection
      if (isOf(connections) || isOf(restoring) || !(yield* isLogin)) return
      const stored = readEmail(yield* storage.get(email))
      if (Either.isRight(stored)) yield* dispatch({ _tag: "EmailOffered", email: stored.right })
    })
    const taken = Effect.gen(function* () {
      if (isOf(getState().connection.connections) && (yield* isLogin)) yield* Effect.ignore(refresh)
    })
    const take = yield* FiberHandle.makeRuntime<never>()
    const offer = yield* FiberHandle.makeRuntime<never>()
    offer(offered)
    yield* storage.written((key) => {
      if (key === email || key === typesKey(storageName)) take(taken)
      // The flag is stored before the email: nothing is offered before both are there.
      if (key === email || key === used) offer(offered)
    })
    // With each opening the field is empty again.
    yield* subscribe((_, events) => {
      if (events.some(({ _tag }) => _tag === "Opened")) offer(offered)
    })
  })
