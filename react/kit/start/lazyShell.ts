import type { CheckedMethod } from "../../../core/kit/host/checkCall.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Speech } from "../locale/Speech.ts"

/*
 * What the shell needs now and then, in a chunk that needs nothing of the kit's: a page may load it long before a visitor
 * acts. What checks a call, and what knows the languages, shares code with the kit, and so loads when it is needed.
 */
export { prepareEarly } from "./prepareEarly.ts"

/** Rejects arguments that a method does not accept, and every call once the kit is over. */
export const checked = async (method: CheckedMethod, argument: unknown, isOver: boolean): Promise<void> => {
  const { checkCall } = await import("../../../core/kit/host/checkCall.ts").catch(throwMissing)
  const misfit = checkCall(method, argument, isOver)
  if (misfit) throw misfit
}

/** Speaks a language from now on. */
export const speak = async (speech: Speech, wished?: string): Promise<void> =>
  (await import("../locale/speak.ts").catch(throwMissing)).speak(speech, wished)
