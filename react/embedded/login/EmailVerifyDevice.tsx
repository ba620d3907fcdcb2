import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { Drawing } from "../../foundation/parts/Drawing.tsx"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Page } from "../../foundation/ui/Page.tsx"
import { loginRx } from "./atoms.ts"
import own from "./email.css?inline"
import { useCooldown } from "./useEmail.ts"

const css = parts + own

/** Waits for the press in the email that approves this device; goes on by itself. docs/spec/embedded.md#email-flow. */
export function EmailVerifyDevice() {
  const { email } = useRxValue(loginRx)
  const dispatch = useDispatch()
  const text = useText()
  const seconds = useCooldown()
  useSay(`${text("device.title")}. ${text("device.how", { email })}`)
  return (
    <Page
      css={css}
      className="login"
      bare
      foot={
        <button
          type="button"
          className="btn plain"
          aria-disabled={seconds > 0 || undefined}
          onClick={() => {
            if (seconds === 0) dispatch({ _tag: "EmailGiven", email })
          }}
        >
          {seconds > 0 ? text("code.wait", { seconds: String(seconds) }) : text("device.again")}
        </button>
      }
    >
      <Drawing name="letter" />
      <div className="moment">
        <h3>{text("device.title")}</h3>
        <p className="say">{text("device.how", { email })}</p>
        <span className="spin" aria-hidden="true" />
      </div>
    </Page>
  )
}
