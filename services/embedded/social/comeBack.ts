import * as Effect from "effect/Effect"
import { socialKeys } from "../../../core/embedded/login/keys.ts"
import { takeResult } from "../../../core/embedded/social/popupResult.ts"
import { isRedirectProvider } from "../../../core/embedded/social/social.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Goes on with a sign-in that the page was left for, in Telegram. A result that no sign-in of this page waits for is
 * taken out of the address, and nothing is done with it. docs/spec/embedded.md#social-telegram.
 */
export const comeBack = (storageName: string) =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const back = takeResult(location.href)
    if (back === null) return
    const key = storageKey(storageName, socialKeys.left)
    const provider = yield* storage.get(key)
    yield* storage.remove(key)
    if (!isRedirectProvider(provider)) {
      history.replaceState(history.state, "", back.rest)
      return
    }
    yield* store.dispatch(
      { _tag: "SocialChosen", provider, window: null },
      { _tag: "ConnectStarted", connectorId: connectorIds.auth }
    )
  })
