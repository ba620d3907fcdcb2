import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Option from "effect/Option"
import { emailCodeMillis, mayAskEmail, readEmail } from "../../../core/embedded/login/email.ts"
import type { EmailCooldown, EmailMisfit } from "../../../core/embedded/frame/errors.ts"
import type { DeviceNotApproved, OtpExpired, OtpRejected, OtpTriesSpent } from "../../../core/embedded/frame/errors.ts"
import { codeExpired, codeFailureOf, deviceRefusal, isOfStep } from "../../../core/embedded/login/codeFailures.ts"
import type { LoginState } from "../../../core/embedded/login/events.ts"
import { loginKey, loginKeys, parseSentTime } from "../../../core/embedded/login/keys.ts"
import { loginStart } from "../../../core/embedded/login/state.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"

/** What a sign-in by email may end with. */
export type EmailFailure =
  | DeviceNotApproved
  | EmailCooldown
  | EmailMisfit
  | FrameFailure
  | OtpExpired
  | OtpRejected
  | OtpTriesSpent

/** What the connector remembers between attempts, in memory alone. */
export interface LoginMemory {
  /** The email that has a live code, and when it was sent, epoch milliseconds; empty where there is none. */
  email: string
  at: number
  /** Whether that was before the page was loaded anew: the site may have forgotten it. */
  isOfEarlierPage: boolean
  /** Whether the attempt waits for the visitor alone: nothing is on its way that could sign in. */
  waits: boolean
}
export const noMemory = (): LoginMemory => ({ email: "", at: 0, isOfEarlierPage: false, waits: false })

const sameEmail = (a: string, b: string): boolean => a !== "" && a.toLowerCase() === b.toLowerCase()

const loginIn = ({ login = loginStart }: { readonly login?: LoginState | undefined }): LoginState => login

/** Drops the email of a sign-in that was not finished, once no code of it counts any more. */
export const forgetUnfinished = (storageName: string) =>
  Effect.gen(function* () {
    const { get, remove } = yield* Storage
    const at = parseSentTime(yield* get(loginKey(storageName, loginKeys.lastSent))) ?? 0
    const isUsed = (yield* get(loginKey(storageName, loginKeys.used))) === "true"
    if (!isUsed && (yield* Clock.currentTimeMillis) - at >= emailCodeMillis)
      yield* remove(loginKey(storageName, loginKeys.email))
  })

/**
 * Signs in by email: waits for the address, has a code sent, for a new device after its link was pressed, and waits for
 * the code. Completes when the frame is signed in. What the visitor can do again keeps the attempt; each email and each
 * code is sent at most once. Whoever comes back to an email whose code is still good, from another view or from a page
 * that was loaded anew, goes to that code, and no second email is sent. docs/spec/embedded.md#email-flow.
 */
export const signInByEmail = (line: Line, storageName: string, memory: LoginMemory) =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const at = (step: LoginState["step"]) => until((state) => loginIn(state).step === step)
    const isAlone = (): boolean => loginIn(store.getState()).tries !== null
    const move = (to: "EmailVerifyDevice" | "EmailVerifyOtp", at: number) =>
      store.dispatch(
        { _tag: to === "EmailVerifyOtp" ? "CodeEmailed" : "DeviceAsked", at },
        ...(isAlone() ? [] : [{ _tag: "Replaced", view: { _tag: to } } as const])
      )
    const waiting = <A, E, R>(work: Effect.Effect<A, E, R>) => {
      memory.waits = true
      return Effect.tap(work, () => {
        memory.waits = false
      })
    }
    const keyOf = (key: string) => loginKey(storageName, key)

    /** The login of an earlier visit, whose site did not answer then, or of another tab, may stand. */
    const isStillIn = (email: string) =>
      Effect.gen(function* () {
        if (!(yield* isUsed) || !sameEmail((yield* storage.get(keyOf(loginKeys.email))) ?? "", email)) return false
        const told = yield* Effect.option(line.ask("IS_CONNECTED", undefined))
        return Option.isSome(told) && told.value.isConnected
      })

    const isUsed = Effect.map(storage.get(keyOf(loginKeys.used)), (used) => used === "true")
    /** The email that waits for its code is stored, for whom a page was loaded anew; a login's own email stays. */
    const keepEmail = (email: string) =>
      Effect.flatMap(isUsed, (used) =>
        used ? Effect.void : storage[email === "" ? "remove" : "set"](keyOf(loginKeys.email), email)
      )
    const lastSent = Effect.map(storage.get(keyOf(loginKeys.lastSent)), parseSentTime)
    /** When the code was sent that this email still waits for: by this page, by the one before it, or by another tab. */
    const sentTo = (email: string) =>
      Effect.gen(function* () {
        const here = sameEmail(memory.email, email) ? memory.at : null
        if (yield* isUsed) return here
        const isKept = sameEmail((yield* storage.get(keyOf(loginKeys.email))) ?? "", email)
        const stored = isKept ? yield* lastSent : null
        return here === null || (stored !== null && stored > here) ? stored : here
      })

    /** Has an email sent, if it may be; a success stores its time. */
    const send = Effect.fnUntraced(function* (hadCode: boolean) {
      const email = yield* readEmail(loginIn(store.getState()).email)
      if (yield* isStillIn(email)) return "CONNECT"
      const now = yield* Clock.currentTimeMillis
      const at = hadCode ? null : yield* sentTo(email)
      if (at !== null && now >= at && now - at < emailCodeMillis) {
        if (!sameEmail(memory.email, email) || at > memory.at) memory.isOfEarlierPage = true
        memory.email = email
        memory.at = at
        return "KEPT"
      }
      yield* mayAskEmail(yield* lastSent, now)
      const { action } = yield* line.ask("CONNECT_EMAIL", { email })
      yield* storage.set(keyOf(loginKeys.lastSent), String(yield* Clock.currentTimeMillis))
      yield* keepEmail("")
      return action
    })
    /** A code was sent: until it is used up, whoever comes back finds it. */
    const emailed = Effect.flatMap(Clock.currentTimeMillis, (now) => {
      memory.email = loginIn(store.getState()).email
      memory.at = now
      memory.isOfEarlierPage = false
      return keepEmail(memory.email)
    })

    /** Waits for the link that the email to a new device holds. */
    const approval = Effect.mapError(line.ask("CONNECT_DEVICE", undefined), (error) =>
      error._tag === "FrameError" ? deviceRefusal(error) : error
    )
    const check = Effect.suspend(() => line.ask("CONNECT_OTP", { otp: loginIn(store.getState()).code })).pipe(
      Effect.mapError((error) =>
        error._tag !== "FrameError"
          ? error
          : // A site that says no without a reason has forgotten the code that an earlier page had sent.
            (codeFailureOf(error) ?? (memory.isOfEarlierPage ? codeExpired() : error))
      )
    )

    /** The newest code is the only one that counts: a refusal says whether another tab had one sent after this one's. */
    const withNewer = (error: FailureData) =>
      Effect.map(lastSent, (at) =>
        error.tag === "OtpRejected" && at !== null && at > memory.at ? { ...error, data: { newer: true } } : error
      )

    /** Waits for a code, until one is right; false where another email is wanted instead. */
    const typed: Effect.Effect<boolean, EmailFailure, Store> = Effect.gen(function* () {
      const { login = loginStart } = yield* waiting(
        until(({ login: now }) => now?.step === "checking" || now?.step === "sending")
      )
      if (login.step === "sending") return false
      const checked = yield* Effect.either(check)
      if (Either.isRight(checked) || checked.left._tag !== "OtpRejected") {
        memory.email = ""
        yield* keepEmail("")
      }
      // Another tab that signed in with the same email has used the code up.
      if (Either.isRight(checked) || (yield* isStillIn(loginIn(store.getState()).email))) return true
      const error = yield* withNewer(toFailureData(checked.left))
      if (!isOfStep(error) || login.tries === 1) return yield* checked.left
      yield* store.dispatch({ _tag: "CodeRefused", error })
      return yield* typed
    })

    /** `hadCode`: the visitor is at a code, and wants another one. */
    const tried: (hadCode: boolean) => Effect.Effect<void, EmailFailure, Store> = Effect.fnUntraced(function* (
      hadCode: boolean
    ) {
      yield* at("sending")
      const sent = yield* Effect.either(send(hadCode))
      if (Either.isLeft(sent)) return yield* refused(sent.left, hadCode)
      if (sent.right === "CONNECT") return
      if (sent.right === "VERIFY_DEVICE") {
        yield* move("EmailVerifyDevice", yield* Clock.currentTimeMillis)
        const approved = yield* waiting(
          Effect.either(Effect.raceFirst(Effect.as(approval, true), Effect.as(at("sending"), false)))
        )
        if (Either.isLeft(approved)) return yield* refused(approved.left, false)
        if (!approved.right) return yield* tried(false)
      }
      if (sent.right !== "KEPT") yield* emailed
      yield* move("EmailVerifyOtp", memory.at)
      if (hadCode && !isAlone())
        yield* store.dispatch({ _tag: "ToastShown", toast: { kind: "success", key: "toast.codeResent" } })
      if (!(yield* typed)) yield* tried(true)
    })
    /** Tells why a step has to be done again, and waits for that; any other failure ends the attempt. */
    const refused = (failure: EmailFailure, hasCode: boolean): Effect.Effect<void, EmailFailure, Store> => {
      const error = toFailureData(failure)
      if (!isOfStep(error) || isAlone()) return Effect.fail(failure)
      return Effect.zipRight(
        store.dispatch({ _tag: hasCode ? "CodeRefused" : "EmailRefused", error }),
        hasCode ? Effect.flatMap(typed, (isIn) => (isIn ? Effect.void : tried(true))) : tried(false)
      )
    }
    yield* tried(false)
  })
