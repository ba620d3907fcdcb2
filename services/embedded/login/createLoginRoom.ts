import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { joinLogin } from "./joinLogin.ts"

/**
 * Adds the `login` state, and loads the frame when a visitor focuses the email field or presses a social account;
 * before that the page contains nothing of it. Until the scope ends. `site`: the secure site's origin.
 */
export const createLoginRoom = (site: string) =>
  Effect.gen(function* () {
    yield* joinLogin(site)
    const store = yield* Store
    const connectors = yield* Connectors
    const scope = yield* Effect.scope
    const runtime = yield* Effect.runtime<never>()
    const prepared = Effect.gen(function* () {
      const chain = store.getState().wallet.connectors.find(({ id }) => id === connectorIds.auth)?.chain
      if (chain === undefined) return
      const found = yield* Effect.option(connectors.get(connectorIds.auth, chain))
      if (Option.isSome(found)) yield* found.value.prepare ?? Effect.void
    })
    yield* store.subscribe((_, events) => {
      if (events.some(({ _tag }) => _tag === "EmailFocused" || _tag === "SocialPressed"))
        Runtime.runFork(runtime)(prepared, { scope })
    })
  })
