import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { emailCodeMillis, mayAskEmail, readEmail } from "../../../core/embedded/login/email.ts"
import {
  type DeviceNotApproved,
  type EmailCooldown,
  type EmailMisfit,
  OtpExpired,
  type OtpRejected,
  type OtpTriesSpent
} from "../../../core/embedded/frame/errors.ts"
import { getCodeFailure, getDeviceRefusal, isOfStep } from "../../../core/embedded/login/codeFailures.ts"
import type { LoginState } from "../../../core/embedded/login/events.ts"
import { loginStart } from "../../../core/embedded/login/state.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import { type LoginMemory, makeEmailCodes, isSameEmail } from "./emailCodes.ts"

/** Failures of a sign-in by email. */
export type EmailFailure =
  | DeviceNotApproved
  | EmailCooldown
  | EmailMisfit
  | FrameFailure
  | OtpExpired
  | OtpRejected
  | OtpTriesSpent

interface EmailLogin {
  readonly line: Line
  readonly store: Store["Type"]
  readonly codes: Effect.Effect.Success<ReturnType<typeof makeEmailCodes>>
  readonly memory: LoginMemory
}

/**
 * Signs in by email: waits for the address, requests a code (for a new device after the link in the email was opened),
 * and waits for the code. Completes when the frame is signed in. A step that the visitor can repeat keeps the attempt;
 * each email and each code is sent at most once. A visitor who returns to an email with a valid code, from another view
 * or after a reload, gets the view for that code, and no second email is sent. docs/spec/embedded.md#email-flow.
 */
export const signInByEmail = (line: Line, storageName: string, memory: LoginMemory) =>
  Effect.gen(function* () {
    const store = yield* Store
    const codes = yield* makeEmailCodes(line, storageName, memory)
    yield* signIn({ line, store, codes, memory }, false)
  })

const findLogin = ({ login = loginStart }: { readonly login?: LoginState | undefined }): LoginState => login
const awaitStep = (step: LoginState["step"]) => until((state) => findLogin(state).step === step)

/** True for a sign-in without a view, by a host or the terminal. */
const hasNoView = ({ store }: EmailLogin): boolean => findLogin(store.getState()).tries !== null

const showStep = (login: EmailLogin, view: "EmailVerifyDevice" | "EmailVerifyOtp", sentAt: number) =>
  login.store.dispatch(
    { _tag: view === "EmailVerifyOtp" ? "CodeEmailed" : "DeviceAsked", at: sentAt },
    ...(hasNoView(login) ? [] : [{ _tag: "Replaced", view: { _tag: view } } as const])
  )

const awaitVisitor = <A, E, R>({ memory }: EmailLogin, work: Effect.Effect<A, E, R>) => {
  memory.isWaiting = true
  return Effect.tap(work, () => {
    memory.isWaiting = false
  })
}

/** Requests an email if it is allowed now. Returns the next step: `KEPT` if an earlier code is still valid. */
const requestEmail = Effect.fnUntraced(function* (login: EmailLogin, hadCode: boolean) {
  const { codes, line, memory, store } = login
  const email = yield* readEmail(findLogin(store.getState()).email)
  if (yield* codes.isSignedIn(email)) return "CONNECT"
  const now = yield* Clock.currentTimeMillis
  const sentAt = hadCode ? null : yield* codes.sentTo(email)
  if (sentAt !== null && now >= sentAt && now - sentAt < emailCodeMillis) {
    if (!isSameEmail(memory.email, email) || sentAt > memory.sentAt) memory.isOfEarlierPage = true
    memory.email = email
    memory.sentAt = sentAt
    return "KEPT"
  }
  yield* mayAskEmail(yield* codes.lastSent, now)
  const { action } = yield* line.ask("CONNECT_EMAIL", { email })
  yield* codes.storeSent
  yield* codes.storeEmail("")
  return action
})

/** Remembers the code that was sent until it is used. */
const rememberCode = ({ codes, memory, store }: EmailLogin) =>
  Effect.flatMap(Clock.currentTimeMillis, (now) => {
    memory.email = findLogin(store.getState()).email
    memory.sentAt = now
    memory.isOfEarlierPage = false
    return codes.storeEmail(memory.email)
  })

/** Waits until the link in the email to a new device is opened: false if another email is requested first. */
const awaitApproval = (login: EmailLogin) => {
  const approval = Effect.mapError(login.line.ask("CONNECT_DEVICE", undefined), (error) =>
    error._tag === "FrameError" ? getDeviceRefusal(error) : error
  )
  return awaitVisitor(
    login,
    Effect.either(Effect.raceFirst(Effect.as(approval, true), Effect.as(awaitStep("sending"), false)))
  )
}

const checkCode = ({ line, memory, store }: EmailLogin) =>
  Effect.suspend(() => line.ask("CONNECT_OTP", { otp: findLogin(store.getState()).code })).pipe(
    Effect.mapError((error) =>
      error._tag !== "FrameError"
        ? error
        : // a site that refuses without a reason has lost the code of an earlier load of the page
          (getCodeFailure(error) ?? (memory.isOfEarlierPage ? new OtpExpired() : error))
    )
  )

/** Only the newest code is valid: if another tab has requested a newer one, the refusal says so. */
const addNewer = ({ codes, memory }: EmailLogin, error: FailureData) =>
  Effect.map(codes.lastSent, (sentAt) =>
    error.tag === "OtpRejected" && sentAt !== null && sentAt > memory.sentAt
      ? { ...error, data: { newer: true } }
      : error
  )

/** Waits until a code is right; false if another email is requested instead. */
const awaitCode = (login: EmailLogin): Effect.Effect<boolean, EmailFailure, Store> =>
  Effect.gen(function* () {
    const { codes, memory, store } = login
    const { login: entered = loginStart } = yield* awaitVisitor(
      login,
      until(({ login: now }) => now?.step === "checking" || now?.step === "sending")
    )
    if (entered.step === "sending") return false
    const checked = yield* Effect.either(checkCode(login))
    if (Either.isRight(checked) || checked.left._tag !== "OtpRejected") {
      memory.email = ""
      yield* codes.storeEmail("")
    }
    // Another tab that signed in with the same email has used the code.
    if (Either.isRight(checked) || (yield* codes.isSignedIn(findLogin(store.getState()).email))) return true
    const error = yield* addNewer(login, toFailureData(checked.left))
    if (!isOfStep(error) || entered.tries === 1) return yield* checked.left
    yield* store.dispatch({ _tag: "CodeRefused", error })
    return yield* awaitCode(login)
  })

/** Signs in from the step that sends an email. `hadCode`: the visitor has a code and requests another one. */
const signIn: (login: EmailLogin, hadCode: boolean) => Effect.Effect<void, EmailFailure, Store> = Effect.fnUntraced(
  function* (login: EmailLogin, hadCode: boolean) {
    yield* awaitStep("sending")
    const sent = yield* Effect.either(requestEmail(login, hadCode))
    if (Either.isLeft(sent)) return yield* repeatStep(login, sent.left, hadCode)
    if (sent.right === "CONNECT") return
    if (sent.right === "VERIFY_DEVICE") {
      yield* showStep(login, "EmailVerifyDevice", yield* Clock.currentTimeMillis)
      const approved = yield* awaitApproval(login)
      if (Either.isLeft(approved)) return yield* repeatStep(login, approved.left, false)
      if (!approved.right) return yield* signIn(login, false)
    }
    if (sent.right !== "KEPT") yield* rememberCode(login)
    yield* showStep(login, "EmailVerifyOtp", login.memory.sentAt)
    if (hadCode && !hasNoView(login))
      yield* login.store.dispatch({ _tag: "ToastShown", toast: { kind: "success", key: "toast.codeResent" } })
    if (!(yield* awaitCode(login))) yield* signIn(login, true)
  }
)

/** Reports why a step must be repeated, and waits for the repetition. Any other failure ends the attempt. */
const repeatStep = (
  login: EmailLogin,
  failure: EmailFailure,
  hasCode: boolean
): Effect.Effect<void, EmailFailure, Store> => {
  const error = toFailureData(failure)
  if (!isOfStep(error) || hasNoView(login)) return Effect.fail(failure)
  return Effect.zipRight(
    login.store.dispatch({ _tag: hasCode ? "CodeRefused" : "EmailRefused", error }),
    hasCode
      ? Effect.flatMap(awaitCode(login), (isIn) => (isIn ? Effect.void : signIn(login, true)))
      : signIn(login, false)
  )
}
