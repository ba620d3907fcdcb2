import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { useSentence, useText } from "../../foundation/state/atoms.ts"
import { endSentence } from "../../foundation/state/endSentence.ts"
import { useConnectAdvice } from "../../wallets/connection/useConnectAdvice.ts"
import { ProblemNote } from "./ProblemNote.tsx"

/** Says why a transfer from a second wallet cannot continue, and what to do next. */
export function LendingProblem({ error, wallet }: { readonly error: FailureData | null; readonly wallet: string }) {
  const text = useText()
  const getSentence = useSentence()
  const advice = useConnectAdvice(error)
  if (error === null || advice === undefined) return null
  const isDeclined = error.tag === "RequestRejected" || error.tag === "ConnectionRejected"
  const words = isDeclined
    ? text("send.declined", { wallet })
    : [endSentence(getSentence(error)), advice].join(" ").trim()
  return <ProblemNote words={words} />
}
