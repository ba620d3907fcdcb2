import * as Either from "effect/Either"
import { useEffect, useMemo, useState } from "react"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { useSay, useSentence } from "../../foundation/state/atoms.ts"
import { useCooldown } from "./useCooldown.ts"

/** An email that a visitor types, as its field shows it. */
export interface TypedEmail {
  readonly typed: string
  /** Why it was not taken, in words; null for nothing. */
  readonly wrong: string | null
  /** Whether the email itself is why: another one is wanted. */
  readonly isMisfit: boolean
  /** Why it cannot be sent yet, in words that count down; null where it can. */
  readonly waits: string | null
  readonly isValid: boolean
  readonly type: (text: string) => void
  /** Hands it over, or says what is wrong with it. */
  readonly send: () => void
}

/** What is said of an email itself. */
const ofEmail: ReadonlySet<string> = new Set(["EmailMisfit", "EmailTaken", "EmailUnchanged"])

/** `start`: what the field begins with; `failure`: why the last one was refused; `give`: takes a valid one. */
export const useTypedEmail = ({
  failure,
  give,
  isBusy,
  start
}: {
  readonly start: string
  readonly failure: FailureData | null
  readonly isBusy: boolean
  readonly give: (email: string) => void
}): TypedEmail => {
  const [typed, setTyped] = useState(start)
  // What is offered may come after the field; nothing that was typed is written over.
  useEffect(() => setTyped((now) => now || start), [start])
  const [wrong, setWrong] = useState<string | null>(null)
  const sentence = useSentence()
  const isEarly = failure?.tag === "EmailCooldown" && !isBusy
  const sentAt = useMemo(
    () => (isEarly ? Date.now() + Number(failure.data["seconds"]) * 1_000 - millis.emailCooldown : null),
    [failure, isEarly]
  )
  const seconds = useCooldown(sentAt)
  // Said once: the seconds that are seen are told to nobody who listens.
  useSay(isEarly ? sentence(failure) : "")
  const refused = failure === null || isBusy || isEarly ? null : failure
  return {
    typed,
    wrong: wrong ?? (refused && sentence(refused)),
    isMisfit: wrong !== null || ofEmail.has(refused?.tag ?? ""),
    waits: isEarly && seconds > 0 ? sentence({ ...failure, data: { seconds } }) : null,
    isValid: Either.isRight(readEmail(typed)),
    type: (text) => {
      setTyped(text)
      setWrong(null)
    },
    send: () => {
      const read = readEmail(typed)
      if (Either.isLeft(read)) setWrong(sentence(toFailureData(read.left)))
      else if (!isBusy && seconds === 0) give(read.right)
    }
  }
}
