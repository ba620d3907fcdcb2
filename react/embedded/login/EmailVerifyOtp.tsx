import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { loginRx } from "./atoms.ts"
import { CodePage } from "./CodePage.tsx"
import { SendAgain } from "./SendAgain.tsx"

/** Asks for the code of a sign-in by email, and offers another code. docs/spec/embedded.md#email-codes. */
export function EmailVerifyOtp() {
  const { email, error, sentAt, step } = useRxValue(loginRx)
  const dispatch = useDispatch()
  const text = useText()
  return (
    <CodePage
      email={email}
      to={text("code.to")}
      error={error}
      isBusy={step === "checking"}
      round={sentAt}
      send={(code) => dispatch({ _tag: "CodeEntered", code })}
      foot={
        <SendAgain
          sentAt={sentAt}
          isReady={step === "code"}
          words={text("code.again")}
          send={() => dispatch({ _tag: "EmailGiven", email })}
        />
      }
    />
  )
}
