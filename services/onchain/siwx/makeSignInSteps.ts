import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import type { KitEvent } from "../../../core/event.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { SignInNotStarted } from "../../../core/onchain/siwx/errors.ts"
import { getTime } from "../../../core/onchain/siwx/fields.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"
import { type SignInPlace, getSignInPlace } from "../../../core/onchain/siwx/subject.ts"
import { shownView } from "../../../core/state.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { makeStoredSessions } from "./makeStoredSessions.ts"
import { makeSessionEnds } from "./sessionEnds.ts"
import type { SignInBridge } from "./siweKeeping.ts"
import { isRequired, makeSigning } from "./signing.ts"

/** The longest delay of a browser timer, in milliseconds. */
const maxTimerMillis = 2_147_483_647

/** Creates the functions that read the place of a sign-in, show and close its view, and report its session. */
const makeSignInView = Effect.fnUntraced(function* ({ namespaces, plugin }: SignInBridge) {
  const store = yield* Store
  const getPlace = (): SignInPlace | null => getSignInPlace(store.getState(), namespaces)
  const isShown = (): boolean => store.getState().modal.open && shownView(store.getState())._tag === "SIWXSignMessage"
  const isSignInRequired = (): boolean => isRequired(plugin)

  /** Closes the view. A required one cannot be closed, so it is first replaced by one that is not required. */
  const leave = Effect.suspend(() =>
    isShown()
      ? store.dispatch({ _tag: "Replaced", view: { _tag: "SIWXSignMessage" } }, { _tag: "Closed" })
      : Effect.void
  )
  const show = (): ReadonlyArray<KitEvent> => {
    const view = { _tag: "SIWXSignMessage", ...(isSignInRequired() ? { required: true } : {}) } as const
    return [isShown() ? { _tag: "Replaced", view } : { _tag: "Opened", view }]
  }
  /** The network of the account's last sign-in, to which a cancelled sign-in returns. */
  let last: SignInPlace | null = null
  const enter = (place: SignInPlace, session: SignInSession, restored: boolean) =>
    Effect.suspend(() => {
      last = place
      return store.dispatch({ _tag: "SignedIn", account: place.account, session, restored })
    })

  return { enter, getPlace, isShown, lastPlace: () => last, leave, required: isSignInRequired, show }
})

/** Prints why a sign-in could not start: the message for visitors does not contain the cause. */
const printReason = (cause: unknown): Effect.Effect<void> =>
  Console.error(
    `[latchkey] Sign-in could not start, so the wallet was disconnected: ${cause instanceof Error ? cause.message : String(cause)}`
  )

/** The dependencies of the steps of a sign-in. */
interface StepParts {
  readonly store: Store["Type"]
  readonly connections: Connections["Type"]
  readonly view: Effect.Effect.Success<ReturnType<typeof makeSignInView>>
  readonly signing: Effect.Effect.Success<ReturnType<typeof makeSigning>>
  readonly sessions: ReturnType<typeof makeStoredSessions>
  /** The accounts that were asked to sign in during this visit, each with its connector. */
  readonly signInAccounts: Set<string>
}

/** Creates the steps of a sign-in with a host's plugin. */
export const makeSignInSteps = Effect.fnUntraced(function* (bridge: SignInBridge) {
  const { plugin } = bridge
  const ends = makeSessionEnds()
  const signing = yield* makeSigning(plugin, ends)
  const parts: StepParts = {
    store: yield* Store,
    connections: yield* Connections,
    view: yield* makeSignInView(bridge),
    signing,
    sessions: makeStoredSessions(plugin, ends, signing.readSession),
    signInAccounts: new Set()
  }
  return {
    ...parts.view,
    ...parts.sessions,
    watchEnds: ends.watch,
    prepare: signing.prepare,
    sign: signing.sign,
    ask: (place: SignInPlace) => askForSignIn(parts, place),
    look: (place: SignInPlace, isFresh: boolean) => lookForSession(parts, place, isFresh),
    signShownText: (place: SignInPlace, text: string) => signShownText(parts, place, text)
  }
})

export interface SignInSteps extends Effect.Effect.Success<ReturnType<typeof makeSignInSteps>> {}

/** Reports why no text could be created. Without a text the wallet is disconnected. */
const reportNotStarted = ({ connections, store }: StepParts, place: SignInPlace, cause: unknown) => {
  const error = toFailureData(new SignInNotStarted({ cause }))
  const isOtherConnected = store
    .getState()
    .connection.connections.some((item) => item.connectorId !== place.connectorId || item.namespace !== place.namespace)
  // Without debug, an "error" toast is hidden, because the list of wallets shows the failure. If another wallet remains,
  // that list is not shown, so a notice is needed.
  const kind = isOtherConnected ? "notice" : "error"
  return Effect.all(
    [
      store.dispatch(
        { _tag: "SignInFailed", account: place.account, error },
        { _tag: "ToastShown", toast: { kind, error } }
      ),
      store.getState().config.debug ? printReason(cause) : Effect.void,
      connections.disconnect(place.connectorId, place.namespace, true)
    ],
    { discard: true }
  )
}

/** Shows the view with the text to sign. */
const askForSignIn = (parts: StepParts, place: SignInPlace): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { signInAccounts, signing, store, view } = parts
    const { account, connectorId } = place
    signInAccounts.add(`${account} ${connectorId}`)
    yield* store.dispatch({ _tag: "SignInPrepared", account, required: view.required() }, ...view.show())
    const message = yield* signing.prepare(account)
    yield* store.dispatch({ _tag: "SignInAsked", account, message })
  }).pipe(
    Effect.catchAll((error) =>
      error._tag === "SignInMisfit"
        ? parts.store.dispatch({ _tag: "SignInFailed", account: place.account, error: toFailureData(error) })
        : reportNotStarted(parts, place, error.cause)
    )
  )

/** Looks for a session of the active account, asks for a sign-in if needed, and looks again when the session ends. */
const lookForSession = (parts: StepParts, place: SignInPlace, isFresh: boolean): Effect.Effect<void> =>
  Effect.gen(function* () {
    const { signInAccounts, sessions, store, view } = parts
    const { account, connectorId } = place
    const session = yield* sessions.heldNow(account)
    if (session !== null) {
      yield* view.enter(place, session, true)
      yield* view.leave
      return yield* followEnd(parts, place, session)
    }
    const mayAsk = isFresh || view.isShown() || (view.required() && !signInAccounts.has(`${account} ${connectorId}`))
    yield* mayAsk ? askForSignIn(parts, place) : store.dispatch({ _tag: "SignedOut", account })
  })

/** Waits until a session ends, then signs its account out and looks for a session again. */
const followEnd = (parts: StepParts, { account }: SignInPlace, { data }: SignInSession): Effect.Effect<void> =>
  Effect.gen(function* () {
    const end = getTime(data.expirationTime ?? "")
    if (end === undefined) return
    yield* Effect.sleep(Math.min(Math.max(end - (yield* Clock.currentTimeMillis), 0), maxTimerMillis))
    yield* parts.store.dispatch({ _tag: "SignedOut", account })
    const place = parts.view.getPlace()
    if (place?.account === account) yield* lookForSession(parts, place, true)
  })

/** Asks the wallet once for the signature of a text that was shown. */
const signShownText = (parts: StepParts, place: SignInPlace, text: string): Effect.Effect<void> => {
  const { signing, store, view } = parts
  return Effect.matchEffect(Effect.catchTag(signing.sign(place, text), "KitMissing", failWithMissingCode), {
    onFailure: (failure) => {
      const error = toFailureData(failure)
      const toasts: ReadonlyArray<KitEvent> =
        failure._tag === "SigningFailed" ? [{ _tag: "ToastShown", toast: { kind: "error", error } }] : []
      return store.dispatch({ _tag: "SignInFailed", account: place.account, error }, ...toasts)
    },
    onSuccess: (session) =>
      Effect.all([view.enter(place, session, false), view.leave, followEnd(parts, place, session)], { discard: true })
  })
}
