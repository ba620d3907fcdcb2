import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useId } from "react"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { EmailInput } from "../login/EmailInput.tsx"
import login from "../login/email.css?inline"
import { useTypedEmail } from "../login/useTypedEmail.ts"
import { userRx } from "./atoms.ts"

const css = parts + login

/** Asks for the email that replaces the current one, which prefills the field. docs/spec/embedded.md#email-change. */
export function UpdateEmailWallet() {
  const { change, email } = useRxValue(userRx)
  const dispatch = useDispatch()
  const text = useText()
  const form = useId()
  const isBusy = change.step === "asking"
  const isOther = (address: string): boolean => address.trim().toLowerCase() !== email?.toLowerCase()
  const typed = useTypedEmail({
    start: change.to === "" ? (email ?? "") : change.to,
    failure: change.error,
    isBusy,
    submit: (valid) => {
      if (isOther(valid)) dispatch({ _tag: "EmailChangeAsked", email: valid })
    }
  })
  const isReady = isOther(typed.typed) && typed.waits === null
  return (
    <Page
      css={css}
      className="login"
      bare
      foot={
        <button
          type="submit"
          form={form}
          className={isReady ? "btn ink" : "btn fill"}
          aria-disabled={isBusy || !isReady || undefined}
        >
          {isBusy && <span className="spin" aria-hidden="true" />}
          {typed.waits ?? text(isOther(typed.typed) ? "change.save" : "change.enter")}
        </button>
      }
    >
      <Drawing name="letter" />
      <div className="moment">
        <h3>
          <bdi>{text("change.now", { email: email ?? "" })}</bdi>
        </h3>
        <p className="say">{text("change.how")}</p>
      </div>
      <EmailInput id={form} email={typed} label={text("change.label")} />
    </Page>
  )
}
