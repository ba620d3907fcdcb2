import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useId } from "react"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { loginRx } from "./atoms.ts"
import { CodeField } from "./CodeField.tsx"
import own from "./email.css?inline"
import { useCooldown } from "./useEmail.ts"

const css = parts + own

/** Asks for the code of the email; says what is wrong with one, and sends another. docs/spec/embedded.md#email-codes. */
export function EmailVerifyOtp() {
  const { email, error, step } = useRxValue(loginRx)
  const dispatch = useDispatch()
  const sentence = useSentence()
  const text = useText()
  const words = useId()
  const seconds = useCooldown()
  const isBusy = step === "checking"
  const said = isBusy
    ? text("code.checking")
    : error === null
      ? text("code.good")
      : error.tag === "OtpRejected"
        ? text("code.wrong")
        : sentence(error)
  useSay(said)
  return (
    <Page
      css={css}
      className="login"
      bare
      foot={
        <button
          type="button"
          className="btn plain"
          aria-disabled={seconds > 0 || step !== "code" || undefined}
          onClick={() => {
            if (seconds === 0 && step === "code") dispatch({ _tag: "EmailGiven", email })
          }}
        >
          {seconds > 0 ? text("code.wait", { seconds: String(seconds) }) : text("code.again")}
        </button>
      }
    >
      <Drawing name="letter" />
      <div className="moment">
        <h3>{text("code.title")}</h3>
        <p className="say">
          {text("code.to")}
          <br />
          <bdi dir="ltr" className="mailto">
            {email}
          </bdi>
        </p>
      </div>
      <CodeField
        wordsId={words}
        isBusy={isBusy}
        isWrong={error !== null && !isBusy}
        send={(code) => dispatch({ _tag: "CodeEntered", code })}
      />
      <p id={words} className={error === null ? "say under" : "say under bad"}>
        {isBusy && <span className="spin" aria-hidden="true" />}
        {said}
      </p>
    </Page>
  )
}
