import * as Either from "effect/Either"
import { useMemo } from "react"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { useSay, useSentence } from "../../foundation/state/atoms.ts"
import { useOpeningState } from "../../foundation/state/useOpeningState.ts"
import { useCooldown } from "./useCooldown.ts"

/** The state of a field for an email. */
export interface TypedEmail {
  readonly typed: string
  /** Why the email was rejected, in words; null if it was not. */
  readonly wrong: string | null
  /** True if the email itself is at fault and another one is required. */
  readonly isMisfit: boolean
  /** Why it cannot be sent yet, with a countdown; null if it can. */
  readonly waits: string | null
  readonly isValid: boolean
  readonly type: (text: string) => void
  /** Submits the email, or reports its fault. */
  readonly send: () => void
}

/** Failures that concern the email itself. */
const ofEmail: ReadonlySet<string> = new Set(["EmailMisfit", "EmailTaken", "EmailUnchanged"])

/**
 * Returns the state of a field. `start`: its initial text; `failure`: why the last email was rejected; `submit`: sends
 * a valid one.
 */
export const useTypedEmail = ({
  failure,
  submit,
  isBusy,
  start
}: {
  readonly start: string
  readonly failure: FailureData | null
  readonly isBusy: boolean
  readonly submit: (email: string) => void
}): TypedEmail => {
  // The initial text may arrive after the field mounts; it does not replace typed text.
  const [own, setOwn] = useOpeningState<string | null>(null)
  const typed = own ?? start
  const [wrong, setWrong] = useOpeningState<string | null>(null)
  const sentence = useSentence()
  const isEarly = failure?.tag === "EmailCooldown" && !isBusy
  const sentAt = useMemo(
    () => (isEarly ? Date.now() + Number(failure.data["seconds"]) * 1_000 - millis.emailCooldown : null),
    [failure, isEarly]
  )
  const seconds = useCooldown(sentAt)
  // Announced once; the visible countdown is not announced.
  useSay(isEarly ? sentence(failure) : "")
  const refused = failure === null || isBusy || isEarly ? null : failure
  return {
    typed,
    wrong: wrong ?? (refused && sentence(refused)),
    isMisfit: wrong !== null || ofEmail.has(refused?.tag ?? ""),
    waits: isEarly && seconds > 0 ? sentence({ ...failure, data: { seconds } }) : null,
    isValid: Either.isRight(readEmail(typed)),
    type: (text) => {
      setOwn(text)
      setWrong(null)
    },
    send: () => {
      const read = readEmail(typed)
      if (Either.isLeft(read)) setWrong(sentence(toFailureData(read.left)))
      else if (!isBusy && seconds === 0) submit(read.right)
    }
  }
}
