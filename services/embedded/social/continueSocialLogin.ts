import * as Effect from "effect/Effect"
import { socialKeys } from "../../../core/embedded/login/keys.ts"
import { takeResult } from "../../../core/embedded/social/popupResult.ts"
import { isRedirectProvider } from "../../../core/embedded/social/social.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"

/**
 * Continues a sign-in for which the page was left, in Telegram. An unexpected result is removed from the address and
 * ignored. docs/spec/embedded.md#social-telegram.
 */
export const continueSocialLogin = (storageName: string) =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const back = takeResult(location.href)
    if (back === null) return
    const key = formatStorageKey(storageName, socialKeys.left)
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
