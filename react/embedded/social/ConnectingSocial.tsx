import { useRxSet, useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useLayoutEffect } from "react"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { closeSignInWindow, showSignInWindow } from "../../../services/embedded/social/createPageWindows.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { localeRx, textsRx, useDispatch, useSentence, useText } from "../../foundation/state/atoms.ts"
import { useKnownFailure, useLongText } from "../../foundation/state/failureTexts.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { attemptErrorRx } from "../login/atoms.ts"
import { BrandPicture } from "../../foundation/parts/BrandMark.tsx"
import { useShownSocial, useSocial } from "./useSocial.ts"

/**
 * Waits for the provider's window, which may be open, severed from this page, closed, or blocked. Every button that
 * needs a window opens it in its own press. docs/spec/embedded.md#social-window-end.
 */
export function ConnectingSocial() {
  const social = useShownSocial()
  const failure = useRxValue(attemptErrorRx)
  const attemptError = useKnownFailure(failure) ?? null
  const press = useSocial()
  const dispatch = useDispatch()
  const text = useText()
  useHeader(social === null ? undefined : socialNames[social.provider])
  const opened = social?.window ?? null
  const isEnded = failure !== null
  // The attempt may end before the code that uses the window has loaded: by a failure, Back, or the modal's end.
  useEffect(() => {
    if (opened === null) return
    if (isEnded) closeSignInWindow(opened)
    return () => closeSignInWindow(opened)
  }, [isEnded, opened])
  if (social === null) return null
  const { provider, step, window } = social
  const drawRetry = (words: string, look: "fill" | "ink") => (
    <button type="button" className={`btn ${look}`} onClick={() => press(provider)}>
      {words}
    </button>
  )
  return (
    <Page
      css={parts}
      bare
      still
      foot={
        <>
          {attemptError?.tag === "PopupBlocked"
            ? drawRetry(text("social.open"), "ink")
            : attemptError !== null || step === "closed"
              ? drawRetry(text("modal.retry"), "fill")
              : step === "severed"
                ? drawRetry(text("social.again"), "fill")
                : step !== "finishing" &&
                  window !== null && (
                    <button type="button" className="btn fill" onClick={() => showSignInWindow(window)}>
                      {text("social.show")}
                    </button>
                  )}
          <button type="button" className="btn plain" onClick={() => dispatch({ _tag: "WentBack" })}>
            {text("modal.cancel")}
          </button>
        </>
      }
    >
      <WindowState social={social} ended={attemptError} />
    </Page>
  )
}

/** Describes the provider's window, or why the attempt ended. */
function WindowState({
  ended,
  social: { provider, step, window }
}: {
  readonly social: NonNullable<ReturnType<typeof useShownSocial>>
  readonly ended: FailureData | null
}) {
  const getSentence = useSentence()
  const longText = useLongText(ended)
  const text = useText()
  const name = socialNames[provider]
  const subject = { name, picture: <BrandPicture provider={provider} size="s80" /> }
  if (ended === null ? step === "closed" : ended.tag === "PopupClosed")
    return <Moment {...subject} title={text("social.closed")} more={text("social.closedNext")} state="failed" />
  if (ended?.tag === "PopupBlocked")
    return <Moment {...subject} title={text("social.blocked")} more={text("social.blockedNext")} state="failed" />
  if (ended !== null) return <Moment {...subject} title={getSentence(ended)} more={longText} state="failed" />
  if (step === "finishing") return <Moment {...subject} title={text("social.finishing")} state="busy" />
  const more =
    step === "severed"
      ? text("social.unseen", { provider: name })
      : window === null
        ? text("social.leaves", { provider: name })
        : text("social.waits")
  return <Moment {...subject} title={text("social.title", { provider: name })} more={more} state="busy" />
}

const header = "view.ConnectingSocial"

/**
 * Shows the provider's name in the header, in each language, before the first paint. The header reads the view's texts;
 * its default title is visible only while this view's code loads.
 */
const useHeader = (name: string | undefined): void => {
  const locale = useRxValue(localeRx)
  const setTexts = useRxSet(textsRx)
  const setLocale = useRxSet(localeRx)
  useLayoutEffect(() => {
    if (name === undefined) return
    if (locale === null) setTexts((texts) => ({ ...texts, [header]: name }))
    else if (locale.words[header] !== name) setLocale({ ...locale, words: { ...locale.words, [header]: name } })
  }, [locale, name, setLocale, setTexts])
}
