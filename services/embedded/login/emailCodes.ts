import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { emailCodeMillis } from "../../../core/embedded/login/email.ts"
import { getLoginKey, loginKeys, parseSentTime } from "../../../core/embedded/login/keys.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import type { Line } from "../frame/Line.ts"

/** State of the email sign-in that outlives an attempt. Kept in memory only. */
export interface LoginMemory {
  /** The email with a code that is still valid; empty without one. */
  email: string
  /** When that code was sent, in epoch milliseconds. */
  sentAt: number
  /** True if an earlier load of the page had the code sent: the site may have forgotten it. */
  isOfEarlierPage: boolean
  /** True while the attempt waits for the visitor: no request is pending that could sign in. */
  isWaiting: boolean
}
export const createLoginMemory = (): LoginMemory => ({ email: "", sentAt: 0, isOfEarlierPage: false, isWaiting: false })

export const isSameEmail = (a: string, b: string): boolean => a !== "" && a.toLowerCase() === b.toLowerCase()

/** Removes the stored email of an unfinished sign-in once its codes have expired. */
export const forgetUnfinished = (storageName: string) =>
  Effect.gen(function* () {
    const { get, remove } = yield* Storage
    const sentAt = parseSentTime(yield* get(getLoginKey(storageName, loginKeys.lastSent))) ?? 0
    const hasLogin = (yield* get(getLoginKey(storageName, loginKeys.used))) === "true"
    if (!hasLogin && (yield* Clock.currentTimeMillis) - sentAt >= emailCodeMillis)
      yield* remove(getLoginKey(storageName, loginKeys.email))
  })

/** Returns the stored record of sent codes, shared with earlier loads of the page and with other tabs. */
export const makeEmailCodes = (line: Line, storageName: string, memory: LoginMemory) =>
  Effect.map(Storage, (storage) => {
    const getKey = (key: string) => getLoginKey(storageName, key)
    const storedEmail = storage.get(getKey(loginKeys.email))
    const hasLogin = Effect.map(storage.get(getKey(loginKeys.used)), (value) => value === "true")
    const lastSent = Effect.map(storage.get(getKey(loginKeys.lastSent)), parseSentTime)
    return {
      lastSent,
      /** Stores the current time as the time of the last email. */
      storeSent: Effect.flatMap(Clock.currentTimeMillis, (now) => storage.set(getKey(loginKeys.lastSent), String(now))),
      /** Stores the email that waits for its code, for a page that is reloaded; the email of a login stays. */
      storeEmail: (email: string) =>
        Effect.flatMap(hasLogin, (isStored) =>
          isStored ? Effect.void : storage[email === "" ? "remove" : "set"](getKey(loginKeys.email), email)
        ),
      /** True if the email is still signed in: by another tab, or on an earlier visit that the site did not answer. */
      isSignedIn: (email: string) =>
        Effect.gen(function* () {
          if (!(yield* hasLogin) || !isSameEmail((yield* storedEmail) ?? "", email)) return false
          const reported = yield* Effect.option(line.ask("IS_CONNECTED", undefined))
          return Option.isSome(reported) && reported.value.isConnected
        }),
      /** When the email's valid code was sent: by this page, an earlier load of it, or another tab. */
      sentTo: (email: string) =>
        Effect.gen(function* () {
          const own = isSameEmail(memory.email, email) ? memory.sentAt : null
          if (yield* hasLogin) return own
          const stored = isSameEmail((yield* storedEmail) ?? "", email) ? yield* lastSent : null
          return own === null || (stored !== null && stored > own) ? stored : own
        })
    }
  })
