import { isThisMachine } from "../../../core/foundation/platform/isThisMachine.ts"
import { createOptionFailure } from "../../../core/kit/options/createOptionFailure.ts"
import { getProblems, describeSameName, getWarnings } from "../../../core/kit/options/optionWords.ts"
import { firstTexts } from "../../foundation/locales/en/first.ts"
import type { Frame } from "../frame/createFrame.ts"
import type { LocaleControl } from "../locale/LocaleControl.ts"

/*
 * Reports of invalid and ignored options, loaded only if there are any. They are printed on localhost and with `debug`,
 * unless the development entry has printed them.
 */

interface Link {
  /** True if the options were already logged to the console. */
  readonly isReported?: boolean
}

/**
 * Rejects with `ConfigInvalid`, and prints the invalid options. Visitors cannot change the options: they read that the
 * page is not ready, instead of advice about their connection.
 */
export const rejectOptions = (
  wrong: ReadonlyArray<string>,
  options: unknown,
  { isReported }: Link,
  frame: Frame,
  { locale }: LocaleControl
): Promise<never> => {
  const { drawFailed } = frame
  const sentence = locale?.words["modal.unset"] ?? firstTexts["modal.unset"]
  Object.assign(frame, {
    drawFailed: (retry: () => void) => {
      drawFailed(retry)
      const alert = frame.card.querySelector("[role=alert]")
      alert?.nextElementSibling?.remove()
      alert?.replaceChildren(sentence)
    }
  })
  const problems = getProblems(wrong, options)
  if (!isReported && (isThisMachine(location) || Object(options).debug === true))
    for (const { expected, field } of problems) console.error(`[latchkey] Option \`${field}\` ${expected}`)
  return Promise.reject(createOptionFailure(problems))
}

/** Prints the ignored options. */
export const reportIgnored = (ignored: ReadonlyArray<string>, { isReported }: Link): void => {
  if (!isReported) for (const warning of getWarnings(ignored)) console.error(`[latchkey] ${warning}`)
}

/** Reports that two kits use the same storage name. */
export const reportSameName = (storageName: string, isLate: boolean): void =>
  console.error(`[latchkey] ${describeSameName(storageName, isLate)}`)
