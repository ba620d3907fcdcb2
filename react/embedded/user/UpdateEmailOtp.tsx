import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { CodePage } from "../login/CodePage.tsx"
import { SendAgain } from "../login/SendAgain.tsx"
import { userRx } from "./atoms.ts"

/** The code of the present email. */
export const UpdateEmailPrimaryOtp = () => <ChangeCode of="primary" />
/** The code of the new email. */
export const UpdateEmailSecondaryOtp = () => <ChangeCode key="new" of="secondary" />

/** Asks for one of the two codes that a change of the email takes. docs/spec/embedded.md#email-change. */
function ChangeCode({ of }: { readonly of: "primary" | "secondary" }) {
  const { change, email } = useRxValue(userRx)
  const dispatch = useDispatch()
  const text = useText()
  const isPrimary = of === "primary"
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
