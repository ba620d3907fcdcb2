import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { CodePage } from "../login/CodePage.tsx"
import { SendAgain } from "../login/SendAgain.tsx"
import { userRx } from "./atoms.ts"

/** Asks for the code sent to the current email. */
export const UpdateEmailPrimaryOtp = () => <ChangeCode target="primary" />
/** Asks for the code sent to the new email. */
export const UpdateEmailSecondaryOtp = () => <ChangeCode key="new" target="secondary" />

/** Asks for one of the two codes that changing the email requires. docs/spec/embedded.md#email-change. */
function ChangeCode({ target }: { readonly target: "primary" | "secondary" }) {
  const { change, email } = useRxValue(userRx)
  const dispatch = useDispatch()
  const text = useText()
  const isPrimary = target === "primary"
  return (
    <CodePage
      email={isPrimary ? email : change.to}
      to={text(isPrimary ? "change.toPrimary" : "change.toSecondary")}
      step={text("change.step", { step: isPrimary ? "1" : "2" })}
      error={change.error}
      isBusy={change.step === "checkingPrimary" || change.step === "checkingSecondary"}
      round={change.sentAt}
      send={(code) => dispatch({ _tag: "ChangeCodeEntered", code })}
      foot={
        isPrimary && (
          <SendAgain
            sentAt={change.sentAt}
            isReady={change.step === "primary"}
            words={text("code.again")}
            send={() => dispatch({ _tag: "EmailChangeAsked", email: change.to })}
          />
        )
      }
    />
  )
}
