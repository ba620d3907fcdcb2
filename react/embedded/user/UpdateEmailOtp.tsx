import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useId } from "react"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { CodeField } from "../login/CodeField.tsx"
import login from "../login/email.css?inline"
import { userRx } from "./atoms.ts"

const css = parts + login

/** The code of the present email. */
export const UpdateEmailPrimaryOtp = () => <ChangeCode of="primary" />
/** The code of the new email. */
export const UpdateEmailSecondaryOtp = () => <ChangeCode key="new" of="secondary" />

/** Asks for one of the two codes that a change of the email takes. docs/spec/embedded.md#email-change. */
function ChangeCode({ of }: { readonly of: "primary" | "secondary" }) {
  const { change, email } = useRxValue(userRx)
  const dispatch = useDispatch()
  const sentence = useSentence()
  const text = useText()
  const words = useId()
  const { error } = change
  const isBusy = change.step === "checkingPrimary" || change.step === "checkingSecondary"
  const said = isBusy
    ? text("code.checking")
    : error === null
      ? text("code.good")
      : error.tag === "OtpRejected"
        ? text("code.wrong")
        : sentence(error)
  useSay(said)
  return (
    <Page css={css} className="login">
      <Drawing name="letter" />
      <div className="moment">
        <h3>{text("code.title")}</h3>
        <p className="say">
          {text(of === "primary" ? "change.toPrimary" : "change.toSecondary")}
          <br />
          <bdi dir="ltr" className="mailto">
            {of === "primary" ? email : change.to}
          </bdi>
        </p>
      </div>
      <CodeField
        wordsId={words}
        isBusy={isBusy}
        isWrong={error !== null && !isBusy}
        send={(code) => dispatch({ _tag: "ChangeCodeEntered", code })}
      />
      <p id={words} className={error === null ? "say under" : "say under bad"}>
        {isBusy && <span className="spin" aria-hidden="true" />}
        {said}
      </p>
    </Page>
  )
}
