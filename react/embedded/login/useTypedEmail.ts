import * as Either from "effect/Either"
import { useState } from "react"
import { readEmail } from "../../../core/embedded/email/email.ts"
import { type FailureData, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { useSentence } from "../../foundation/state/atoms.ts"

/** An email that a visitor types, as its field shows it. */
export interface TypedEmail {
  readonly typed: string
  /** What is wrong with it, in words; null for nothing. */
  readonly wrong: string | null
  readonly isValid: boolean
  readonly type: (text: string) => void
  /** Hands it over, or says what is wrong with it. */
  readonly send: () => void
}

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
  const [wrong, setWrong] = useState<string | null>(null)
  const sentence = useSentence()
  return {
    typed,
    wrong: wrong ?? (failure === null || isBusy ? null : sentence(failure)),
    isValid: Either.isRight(readEmail(typed)),
    type: (text) => {
      setTyped(text)
      setWrong(null)
    },
    send: () => {
      const read = readEmail(typed)
      if (Either.isLeft(read)) setWrong(sentence(toFailureData(read.left)))
      else if (!isBusy) give(read.right)
    }
  }
}
