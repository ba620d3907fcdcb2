import { useRxValue } from "@effect-rx/rx-react/Hooks"
import * as Either from "effect/Either"
import { useEffect, useState } from "react"
import { emailCooldown, readEmail } from "../../../core/embedded/email/email.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { useDispatch, useSentence } from "../../foundation/state/atoms.ts"
import { attemptErrorRx, loginRx } from "./atoms.ts"

/** The email that is typed: its text, what is wrong with it, and the way to send it, which begins the attempt. */
export const useEmail = () => {
  const { email, error, step } = useRxValue(loginRx)
  const ended = useRxValue(attemptErrorRx)
  const [typed, setTyped] = useState(email)
  const [wrong, setWrong] = useState<string | null>(null)
  const dispatch = useDispatch()
  const sentence = useSentence()
  const failure = error ?? ended
  return {
    typed,
    isValid: Either.isRight(readEmail(typed)),
    isSending: step === "sending",
    wrong: wrong ?? (failure === null || step === "sending" ? null : sentence(failure)),
    focus: (): void => dispatch({ _tag: "EmailFocused" }),
    type: (text: string): void => {
      setTyped(text)
      setWrong(null)
    },
    send: (): void => {
      const read = readEmail(typed)
      if (Either.isLeft(read)) {
        setWrong(sentence(toFailureData(read.left)))
        return
      }
      if (step === "sending") return
      dispatch({ _tag: "EmailGiven", email: read.right })
      dispatch({ _tag: "ConnectStarted", connectorId: connectorIds.auth })
    }
  }
}

/** The seconds until an email may be sent again, counting down. */
export const useCooldown = (): number => {
  const { sentAt } = useRxValue(loginRx)
  const [now, setNow] = useState(() => Date.now())
  const left = emailCooldown(sentAt, now)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setNow(Date.now()), 1_000)
    return () => clearTimeout(timer)
  })
  return left
}
