import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { useDispatch } from "../../foundation/state/atoms.ts"
import { attemptErrorRx, loginRx } from "./atoms.ts"
import { useTypedEmail } from "./useTypedEmail.ts"

/** Returns the email of the sign-in form, with a function that sends it and starts the attempt. */
export const useEmail = () => {
  const { email, error, step } = useRxValue(loginRx)
  const attemptError = useRxValue(attemptErrorRx)
  const dispatch = useDispatch()
  const isSending = step === "sending"
  const typed = useTypedEmail({
    start: email,
    failure: error ?? attemptError,
    isBusy: isSending,
    submit: (valid) => {
      dispatch({ _tag: "EmailGiven", email: valid })
      dispatch({ _tag: "ConnectStarted", connectorId: connectorIds.auth })
    }
  })
  return { ...typed, isSending, focus: (): void => dispatch({ _tag: "EmailFocused" }) }
}
