import * as Effect from "effect/Effect"
import { getLoginKey, loginKeys, socialKeys } from "../../../core/embedded/login/keys.ts"
import type { SocialProvider } from "../../../core/embedded/social/providers.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"

/** Stores the social account of the login, and the visitor's name there, if any. */
export const keepSocial = (storageName: string, provider: SocialProvider, userName: string | null | undefined) =>
  Effect.flatMap(Storage, (storage) =>
    Effect.all(
      [
        storage.set(formatStorageKey(storageName, socialKeys.connected), provider),
        ...(userName ? [storage.set(getLoginKey(storageName, loginKeys.userName), userName)] : [])
      ],
      { discard: true }
    )
  )
