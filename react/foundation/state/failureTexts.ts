import { useRxSet, useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import { localeRx, longTextsRx, useSentence } from "./atoms.ts"
import { endSentence } from "./endSentence.ts"

/**
 * Returns what to do after a failure, which may be empty. Undefined without a failure, and while the English texts load:
 * views show the failure when its texts are known, so that no sentence changes after it was seen.
 */
export const useLongText = (error: FailureData | null): string | undefined => {
  const own = useRxValue(localeRx)?.failures[error?.code ?? ""]?.[1]
  const english = useRxValue(longTextsRx)
  const setEnglish = useRxSet(longTextsRx)
  const [isAway, setAway] = useState(false)
  const isMissing = error !== null && own === undefined && english === null
  useEffect(() => {
    if (!isMissing) return
    let isDrawn = true
    const giveUp = (): void => setAway(true) // shows the short sentence; the next failure loads the texts again
    const timer = setTimeout(giveUp, longTextMillis)
    importChunk(() => import("../locales/en/failures.ts")).then(
      ({ failures }) => isDrawn && setEnglish(failures),
      () => isDrawn && giveUp()
    )
    return () => {
      isDrawn = false
      clearTimeout(timer)
      setAway(false)
    }
  }, [isMissing, setEnglish])
  return error === null ? undefined : (own ?? english?.[error.code] ?? (isMissing && !isAway ? undefined : ""))
}
/** The longest time in ms that a failure waits for its long text. */
const longTextMillis = 1_000

/** Returns the sentences of a failure: what happened and what to do next. Empty as long as `useLongText` is undefined. */
export const useFailureText = (error: FailureData | null): string => {
  const getSentence = useSentence()
  const longText = useLongText(error)
  return error === null || longText === undefined ? "" : `${endSentence(getSentence(error))} ${longText}`.trim()
}

/** Returns the failure as soon as its texts are known, for views that keep their last look until then. */
export const useKnownFailure = <Failure extends FailureData | null | undefined>(
  failure: Failure
): Failure | undefined => (useLongText(failure ?? null) === undefined ? undefined : failure)
