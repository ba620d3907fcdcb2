import { useRxSet, useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect } from "react"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import { localeRx, longTextsRx, useSentence } from "./atoms.ts"
import { endSentence } from "./endSentence.ts"

/**
 * Returns what to do after a failure, which may be empty. Undefined without a failure, and for up to a second while the
 * English texts load: views show the failure when its texts are known, so that no sentence changes after it was seen. A
 * failure that was shown without its long text stays without it.
 */
export const useLongText = (error: FailureData | null): string | undefined => {
  const own = useRxValue(localeRx)?.failures[error?.code ?? ""]?.[1]
  const { lateFor, texts } = useRxValue(longTextsRx)
  const set = useRxSet(longTextsRx)
  const code = own === undefined ? error?.code : undefined
  const isMissing = code !== undefined && texts === null && lateFor !== code
  useEffect(() => {
    if (code === undefined || !isMissing) return
    const giveUp = (): void => set((before) => (before.texts === null ? { ...before, lateFor: code } : before))
    const timer = setTimeout(giveUp, longTextMillis)
    importChunk(() => import("../locales/en/failures.ts")).then(
      ({ failures }) => set((before) => ({ ...before, texts: failures })),
      giveUp // the next failure loads the texts again
    )
    return () => clearTimeout(timer)
  }, [code, isMissing, set])
  useEffect(() => () => set((before) => (before.lateFor === code ? { ...before, lateFor: null } : before)), [code, set])
  if (error === null || isMissing) return undefined
  return own ?? (lateFor === error.code ? "" : (texts?.[error.code] ?? ""))
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
