import * as Effect from "effect/Effect"
import { clearedKeys, getLoginKey, loginKeys, socialKeys } from "../../../core/embedded/login/keys.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line } from "../frame/Line.ts"

/** Creates the stored login of the page and its sign-out. */
export const makeFrameLogin = (line: Line, storageName: string) =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const getKey = (key: string) => getLoginKey(storageName, key)
    const isStored = Effect.map(storage.get(getKey(loginKeys.used)), (value) => value === "true")
    const forget = Effect.zipRight(
      Effect.forEach(clearedKeys, (key) => storage.remove(getKey(key)), { discard: true }),
      storage.remove(formatStorageKey(storageName, socialKeys.connected))
    )
    /** False only if the site says that its session ended. */
    const isValid = Effect.catchTags(
      Effect.map(line.ask("IS_CONNECTED", undefined), ({ isConnected }) => isConnected),
      { FrameError: () => Effect.succeed(false), FrameErrorUnknown: () => Effect.succeed(false) }
    )

    /** A sign-in waits for an earlier sign-out, which would end the new session too. */
    const signOutLock = Effect.unsafeMakeSemaphore(1)
    /** The load of the frame that received the last sign-out. */
    let signedOutIn: string | null = null
    const signOut = signOutLock.withPermits(1)(
      Effect.tap(Effect.ignore(Effect.timeout(line.ask("SIGN_OUT", undefined), millis.signOut)), () => {
        signedOutIn = line.now().nonce
      })
    )
    /**
     * Waits for an earlier sign-out, and repeats it on a load of the frame that has not received it: the site may have
     * missed it, and would let in any visitor with the same email. Not if another tab has signed in since.
     */
    const finishSignOut = Effect.zipRight(
      signOutLock.withPermits(1)(Effect.void),
      Effect.gen(function* () {
        const disconnected = Object.values(store.getState().connection.disconnectedIds).flat()
        if (!disconnected.some((id) => isSameId(id, connectorIds.auth))) return
        if (yield* isStored) return
        yield* Effect.ignore(line.ready)
        if (line.now().nonce !== signedOutIn) yield* signOut
      })
    )

    /** One sign-out ends the session on every namespace: further calls while it runs do nothing. */
    let isLeaving = false
    const leave = Effect.suspend(() => {
      if (isLeaving) return Effect.void
      isLeaving = true
      return Effect.ensuring(
        Effect.zipRight(forget, signOut),
        Effect.sync(() => {
          isLeaving = false
        })
      )
    })
    return { finishSignOut, forget, isStored, isValid, leave, signOut }
  })
