import * as Effect from "effect/Effect"
import {
  PopupBlocked,
  PopupClosed,
  PopupNotCreated,
  SocialNotStarted,
  SocialTimedOut,
  SocialUriFailed,
  UntrustedOrigin
} from "../../../core/embedded/frame/errors.ts"
import { loginStart } from "../../../core/embedded/login/state.ts"
import { socialKeys } from "../../../core/embedded/login/keys.ts"
import {
  isSignInAddress,
  ownState,
  getResultError,
  readState,
  takeResult,
  getTelegramAddress
} from "../../../core/embedded/social/popupResult.ts"
import type { RedirectProvider } from "../../../core/embedded/social/social.ts"
import { socialMillis } from "../../../core/embedded/social/socialMillis.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import { keepSocial } from "./keepSocial.ts"
import type { SignInWindow, SignInWindows } from "./SignInWindows.ts"
import { readWindowResult } from "./readWindowResult.ts"

interface SocialSignIn {
  readonly line: Line
  readonly storageName: string
  readonly provider: RedirectProvider
  /** The secure site's origin. */
  readonly site: string
  readonly stateKey: string
  readonly leftKey: string
}

/**
 * Signs in by a social account, in the window that the press has opened; in Telegram by leaving the page. Completes when
 * the frame is signed in; the window is closed in any case. docs/spec/embedded.md#social-login.
 */
export const signInBySocial = (
  line: Line,
  storageName: string,
  windows: SignInWindows,
  provider: RedirectProvider,
  number: string | null
) =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const { site } = store.getState().login ?? loginStart
    const stateKey = formatStorageKey(storageName, socialKeys.state)
    const signIn = {
      line,
      storageName,
      provider,
      site,
      stateKey,
      leftKey: formatStorageKey(storageName, socialKeys.left)
    }
    const back = takeResult(windows.address())
    if (back !== null) {
      windows.showAddress(back.rest)
      const own = yield* storage.get(stateKey)
      yield* storage.remove(stateKey)
      if (own === null || ownState(back.resultUri, site) !== own) return yield* createUntrustedOrigin(back.resultUri)
      return yield* finish(signIn, back.resultUri)
    }
    if (windows.isTelegram) return yield* leavePage(signIn, windows, number)
    if (number === null) return yield* new PopupBlocked()
    const opened = windows.getWindow(number)
    if (opened === undefined) return yield* new PopupNotCreated()
    return yield* signInByWindow(signIn, windows, number, opened)
  })

/** Requests the provider's address from the site, and checks it. */
const requestAddress = ({ line, provider, site }: SocialSignIn, number: string | null) =>
  line.ask("GET_SOCIAL_REDIRECT_URI", { provider, ...(number === null ? {} : { window: number }) }).pipe(
    Effect.mapError((error) => toStartFailure(error, new SocialUriFailed({ cause: error }))),
    Effect.timeoutFail({ duration: socialMillis.start, onTimeout: () => new SocialTimedOut() }),
    Effect.flatMap(({ uri }) =>
      isSignInAddress(uri, provider, site) ? Effect.succeed(uri) : Effect.fail(createUntrustedOrigin(uri))
    )
  )

/** Stores a sign-in, because the page may be left or reloaded before it is complete. */
const remember = ({ leftKey, provider, site, stateKey }: SocialSignIn, uri: string) =>
  Effect.flatMap(Storage, (storage) =>
    Effect.zipRight(storage.set(leftKey, provider), storage.set(stateKey, readState(uri, site) ?? ""))
  )

/** Telegram: leaves the page for the provider. */
const leavePage = (signIn: SocialSignIn, windows: SignInWindows, number: string | null) =>
  Effect.gen(function* () {
    const uri = yield* requestAddress(signIn, number)
    yield* remember(signIn, uri)
    windows.leaveFor(getTelegramAddress(uri, windows.address()))
    return yield* Effect.never
  })

/**
 * Signs in by the result of a window. If the page is reloaded meanwhile, `awaitSignInWindow` completes the sign-in of
 * its window.
 */
const signInByWindow = (signIn: SocialSignIn, windows: SignInWindows, number: string, opened: SignInWindow) =>
  Effect.flatMap(Effect.context<Storage>(), (context) => {
    const { leftKey, line, site, stateKey } = signIn
    const close = Effect.sync(opened.close)
    const address = Effect.tap(requestAddress(signIn, number), (uri) => Effect.provide(remember(signIn, uri), context))
    const forget = Effect.flatMap(Storage, (storage) =>
      Effect.zipRight(storage.remove(leftKey), storage.remove(stateKey))
    )
    return Effect.ensuring(
      Effect.flatMap(readWindowResult({ line, windows, number, opened, address, site }), (resultUri) =>
        Effect.zipRight(close, finish(signIn, resultUri))
      ),
      Effect.zipRight(close, forget)
    )
  })

/** Signs in with the provider's result. */
const finish = ({ line, provider, site, storageName }: SocialSignIn, resultUri: string) =>
  Effect.gen(function* () {
    const { dispatch } = yield* Store
    yield* dispatch({ _tag: "SocialMoved", step: "finishing" })
    const refusal = getResultError(resultUri, site)
    if (refusal !== null) return yield* toProviderFailure(refusal)
    const { userName } = yield* Effect.mapError(line.ask("CONNECT_SOCIAL", { uri: resultUri }), (error) =>
      toStartFailure(error)
    )
    yield* keepSocial(storageName, provider, userName)
  })

/** Maps an error of the site, whose reason is `cause`. A failure of the line stays as it is. */
const toStartFailure = (error: FrameFailure, cause: unknown = error): FrameFailure | SocialNotStarted =>
  error._tag === "FrameError" || error._tag === "FrameErrorUnknown" ? createSocialNotStarted(cause) : error

/** Maps an error of the provider. A refusal by the visitor counts as closing the window. */
const toProviderFailure = (error: string): PopupClosed | SocialNotStarted =>
  error === "access_denied" ? new PopupClosed() : createSocialNotStarted(error)

const createSocialNotStarted = (cause: unknown): SocialNotStarted => new SocialNotStarted({ cause })

const createUntrustedOrigin = (uri: string): UntrustedOrigin =>
  new UntrustedOrigin({ origin: URL.canParse(uri) ? new URL(uri).origin : "" })
