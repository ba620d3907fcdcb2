import * as Effect from "effect/Effect"
import {
  PopupBlocked,
  type PopupClosed,
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
  resultError,
  stateOf,
  takeResult,
  telegramAddress
} from "../../../core/embedded/social/popupResult.ts"
import type { RedirectProvider } from "../../../core/embedded/social/social.ts"
import { socialMillis } from "../../../core/embedded/social/socialMillis.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import { keepSocial } from "./keepSocial.ts"
import type { SignInWindows } from "./SignInWindows.ts"
import { popupClosed, windowResult } from "./windowResult.ts"

/**
 * Signs in by a social account, in the window that the press has opened; in Telegram by leaving the page. Completes when
 * the frame is signed in; the window is closed whatever happens. docs/spec/embedded.md#social-login.
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
    const stateKey = storageKey(storageName, socialKeys.state)

    /** Has the provider's address made, and checks it before anything goes there. */
    const address = line
      .ask("GET_SOCIAL_REDIRECT_URI", { provider, ...(number === null ? {} : { window: number }) })
      .pipe(
        Effect.mapError((error) => notStarted(error, new SocialUriFailed({ cause: error }))),
        Effect.timeoutFail({ duration: socialMillis.start, onTimeout: () => new SocialTimedOut() }),
        Effect.flatMap(({ uri }) =>
          isSignInAddress(uri, provider, site) ? Effect.succeed(uri) : Effect.fail(untrusted(uri))
        )
      )
    const connected = (resultUri: string) =>
      Effect.gen(function* () {
        yield* store.dispatch({ _tag: "SocialMoved", step: "finishing" })
        const refusal = resultError(resultUri, site)
        if (refusal !== null) return yield* refusedByProvider(refusal)
        const { userName } = yield* Effect.mapError(line.ask("CONNECT_SOCIAL", { uri: resultUri }), (error) =>
          notStarted(error)
        )
        yield* keepSocial(storageName, provider, userName)
      })

    const back = takeResult(windows.address())
    if (back !== null) {
      windows.showAddress(back.rest)
      const own = yield* storage.get(stateKey)
      yield* storage.remove(stateKey)
      if (own === null || ownState(back.resultUri, site) !== own) return yield* untrusted(back.resultUri)
      return yield* connected(back.resultUri)
    }
    if (windows.isTelegram) {
      const uri = yield* address
      yield* storage.set(storageKey(storageName, socialKeys.left), provider)
      yield* storage.set(stateKey, stateOf(uri, site) ?? "")
      windows.leaveFor(telegramAddress(uri, windows.address()))
      return yield* Effect.never
    }
    if (number === null) return yield* new PopupBlocked()
    const opened = windows.windowOf(number)
    if (opened === undefined) return yield* new PopupNotCreated()
    const close = Effect.sync(opened.close)
    // A page that is reloaded meanwhile completes the sign-in of its window: services/embedded/social/awaitSignInWindow.ts.
    const leftKey = storageKey(storageName, socialKeys.left)
    const remembered = Effect.tap(address, (uri) =>
      Effect.zipRight(storage.set(leftKey, provider), storage.set(stateKey, stateOf(uri, site) ?? ""))
    )
    const forgotten = Effect.zipRight(storage.remove(leftKey), storage.remove(stateKey))
    return yield* Effect.ensuring(
      Effect.flatMap(windowResult({ line, windows, number, opened, address: remembered, site }), (resultUri) =>
        Effect.zipRight(close, connected(resultUri))
      ),
      Effect.zipRight(close, forgotten)
    )
  })

/** Maps an error that the site answered with; `cause` is its reason. A broken line keeps its own failure. */
const notStarted = (error: FrameFailure, cause: unknown = error): FrameFailure | SocialNotStarted =>
  error._tag === "FrameError" || error._tag === "FrameErrorUnknown" ? socialNotStarted(cause) : error

/** Returns the failure of a provider's error: the visitor's own refusal closes the window and nothing else. */
const refusedByProvider = (error: string): PopupClosed | SocialNotStarted =>
  error === "access_denied" ? popupClosed() : socialNotStarted(error)

const socialNotStarted = (cause: unknown): SocialNotStarted => new SocialNotStarted({ cause })

const untrusted = (uri: string): UntrustedOrigin =>
  new UntrustedOrigin({ origin: URL.canParse(uri) ? new URL(uri).origin : "" })
