import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { attemptErrorRx, loginRx } from "./atoms.ts"
import { EmailInput } from "./EmailInput.tsx"
import own from "./email.css?inline"
import { useEmail } from "./useEmail.ts"

const css = parts + own

/** Asks for an email, and says that a code is being sent. docs/spec/embedded.md#email-flow. */
export function EmailLogin() {
  const email = useEmail()
  const { email: address } = useRxValue(loginRx)
  const attemptError = useRxValue(attemptErrorRx)
  const dispatch = useDispatch()
  const text = useText()
  const sending = email.isSending ? text("email.sending", { email: address }) : ""
  useSay(sending)
  return (
    <Page
      css={css}
      className="login"
      bare
      foot={
        <>
          <button
            type="submit"
            form="latchkey-email-view"
            className={email.waits === null ? "btn ink" : "btn fill"}
            aria-disabled={email.isSending || email.waits !== null || undefined}
          >
            {email.isSending && <span className="spin" aria-hidden="true" />}
            {email.waits ?? text(attemptError === null ? "email.send" : "modal.retry")}
          </button>
          {attemptError !== null && (
            <button
              type="button"
              className="btn plain"
              onClick={() => dispatch({ _tag: "Replaced", view: { _tag: "ConnectWallets" } })}
            >
              {text("email.wallet")}
            </button>
          )}
        </>
      }
    >
      <Drawing name="letter" />
      <div className="moment">
        <h3>{sending === "" ? text("email.title") : sending}</h3>
        <p className="say">{text("email.how")}</p>
      </div>
      <EmailInput id="latchkey-email-view" email={email} focus={email.focus} />
    </Page>
  )
}
