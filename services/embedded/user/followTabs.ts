import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import type * as Scope from "effect/Scope"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { typesKey } from "./accountTypes.ts"

/**
 * Takes over what another tab changed about the wallet that both are signed in to: its email, and the account in use.
 * Storage only says that something changed; what it is comes from the frame. A sign-in in another tab is not taken.
 * docs/spec/embedded.md#email-tabs.
 */
export const followTabs = (
  storageName: string,
  refresh: Effect.Effect<void, LatchkeyError>
): Effect.Effect<void, never, Scope.Scope | Storage | Store> =>
  Effect.gen(function* () {
    const storage = yield* Storage
    const { now } = yield* Store
    const keys = [loginKey(storageName, loginKeys.email), typesKey(storageName)]
    const run = yield* FiberHandle.makeRuntime<never>()
    const taken = Effect.gen(function* () {
      const isHere = now().connection.connections.some(({ connectorId }) => sameId(connectorId, connectorIds.auth))
      // While another tab leaves, there is nobody to ask after.
      if (isHere && (yield* storage.get(loginKey(storageName, loginKeys.used))) === "true") yield* refresh
    })
    yield* storage.written((key) => {
      if (keys.includes(key)) run(Effect.ignore(taken))
    })
  })
