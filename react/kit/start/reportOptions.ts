import { isThisMachine } from "../../../core/foundation/platform/thisMachine.ts"
import { optionFailure } from "../../../core/kit/options/optionFailure.ts"
import { problemsOf, sameName, warningsOf } from "../../../core/kit/options/optionWords.ts"
import { firstTexts } from "../../foundation/locales/en/first.ts"
import type { Frame } from "../frame/createFrame.ts"
import type { Speech } from "../locale/Speech.ts"

/*
 * What a kit tells of its options: loaded only if there is something to tell. The console gets it on this machine and
 * with `debug`, unless the entry for development has told it (`link.told`).
 */

/** What a kit keeps beside its methods: whether the console has been told. */
interface Link {
  readonly told?: boolean
}

/**
 * Rejects with the failure of invalid options. Its list is on the console too: a button that is pressed shows no failure.
 * The visitor, who can do nothing about it, reads that the page is not ready, not to look at the own connection.
 */
export const refuse = (
  wrong: ReadonlyArray<string>,
  options: unknown,
  { told }: Link,
  frame: Frame,
  { locale }: Speech
): Promise<never> => {
  const { drawFailed } = frame
  const sentence = locale?.words["modal.unset"] ?? firstTexts["modal.unset"]
  Object.assign(frame, {
    drawFailed: (again: () => void) => {
      drawFailed(again)
      const said = frame.card.querySelector("[role=alert]")
      said?.nextElementSibling?.remove()
      said?.replaceChildren(sentence)
    }
  })
  const problems = problemsOf(wrong, options)
  if (!told && (isThisMachine(location) || Object(options).debug === true))
    for (const { expected, field } of problems) console.error(`[latchkey] Option \`${field}\` ${expected}`)
  return Promise.reject(optionFailure(problems))
}

/** Tells what is ignored of a kit's options. */
export const tellIgnored = (ignored: ReadonlyArray<string>, { told }: Link): void => {
  if (!told) for (const warning of warningsOf(ignored)) console.error(`[latchkey] ${warning}`)
}

/** Reports two kits that keep their connections in one place. */
export const tellSameName = (storageName: string, isLate: boolean): void =>
  console.error(`[latchkey] ${sameName(storageName, isLate)}`)
