import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Option from "effect/Option"
import * as Runtime from "effect/Runtime"
import { readEmail } from "../../../core/embedded/email/email.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { joinLogin } from "./joinLogin.ts"

/**
 * Adds the room of the sign-in to the state, and has the frame stand ready for a visitor who comes to the field, or
 * whose pointer goes down on a social account: until then nothing of it is in the page. Whoever is signed in by email in
 * another tab, or was when the site did not answer, finds that email in the field. Until the scope ends. `site`: the
 * secure site's origin.
 */
export const loginRoom = (site: string, storageName: string) =>
  Effect.gen(function* () {
    yield* joinLogin(site)
    const store = yield* Store
    const connectors = yield* Connectors
    const scope = yield* Effect.scope
    const runtime = yield* Effect.runtime<never>()
    const prepared = Effect.gen(function* () {
      const chain = store.now().wallet.connectors.find(({ id }) => id === connectorIds.auth)?.chain
      if (chain === undefined) return
      const found = yield* Effect.option(connectors.get(connectorIds.auth, chain))
      if (Option.isSome(found)) yield* found.value.prepare ?? Effect.void
    })
    const storage = yield* Storage
    const [usedKey, emailKey] = [loginKey(storageName, loginKeys.used), loginKey(storageName, loginKeys.email)]
    const offered = Effect.gen(function* () {
      const { connections, restoring } = store.now().connection
      if ([...connections, ...restoring].some(({ connectorId }) => sameId(connectorId, connectorIds.auth))) return
      if ((yield* storage.get(usedKey)) !== "true") return
      const email = readEmail((yield* storage.get(emailKey)) ?? "")
      if (Either.isRight(email)) yield* store.dispatch({ _tag: "EmailOffered", email: email.right })
    })
    yield* offered
    const offer = (): void => void Runtime.runFork(runtime)(offered, { scope })
    // Another tab stores the email after the sign-in: nothing is offered before both are there.
    yield* storage.written((key) => {
      if (key === usedKey || key === emailKey) offer()
    })
    yield* store.listen((_, events) => {
      if (events.some(({ _tag }) => _tag === "Opened")) offer()
      if (events.some(({ _tag }) => _tag === "EmailFocused" || _tag === "SocialPressed"))
        Runtime.runFork(runtime)(prepared, { scope })
    })
  })
