import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { loginRx } from "./atoms.ts"
import { CodePage } from "./CodePage.tsx"
import { useCooldown } from "./useEmail.ts"

/** Asks for the code of the email that somebody signs in with, and sends another. docs/spec/embedded.md#email-codes. */
export function EmailVerifyOtp() {
  const { email, error, step } = useRxValue(loginRx)
  const dispatch = useDispatch()
  const text = useText()
  const seconds = useCooldown()
  const canSend = seconds === 0 && step === "code"
  return (
    <CodePage
      email={email}
      to={text("code.to")}
      error={error}
      isBusy={step === "checking"}
      send={(code) => dispatch({ _tag: "CodeEntered", code })}
      foot={
        <button
          type="button"
          className="btn plain"
          aria-disabled={!canSend || undefined}
          onClick={() => {
            if (canSend) dispatch({ _tag: "EmailGiven", email })
          }}
        >
          {seconds > 0 ? text("code.wait", { seconds: String(seconds) }) : text("code.again")}
        </button>
      }
    />
  )
}
