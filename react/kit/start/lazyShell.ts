import type { CheckedHook } from "../../../core/kit/methodTable/hookKeys.ts"
import type { CheckedMethod } from "../../../core/kit/methodTable/methods.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
import { prepareEarly } from "./prepareEarly.ts"
import type { HostLocale } from "../locale/HostLocale.ts"
import type { Speech } from "../locale/Speech.ts"

/*
 * What the shell needs now and then, in chunks that need nothing of the kit's: a page may load them long before a visitor
 * acts. The few lines that they share with the kit are in both (`ownCopies` of `scripts/build.mjs`).
 */

/**
 * Loads the kit as option `prepare` says, or for a connection to restore, keeps the cookie if the option is given, and
 * tells mistaken options where `development` says so.
 */
export const begin = (
  options: LatchkeyOptions,
  kit: Pick<Latchkey, "getSnapshot" | "prepare" | "subscribe"> & Linked,
  when: LatchkeyOptions["prepare"]
): void => {
  const link = kit[buttonLink]
  if (options.development && link && !link.told) {
    link.told = true
    void import("../../../core/kit/options/optionLines.ts").then(
      ({ optionLines }) => {
        for (const line of optionLines(options)) console.error(`[latchkey] ${line}`)
      },
      () => {}
    )
  }
  if (when) prepareEarly(when, kit.prepare, kit.getSnapshot().status !== "disconnected")
  if (options.cookie != null)
    void import("../server/keepCookie.ts").then(
      ({ keepCookie }) => keepCookie(options, kit),
      () => {}
    )
}

/**
 * Rejects arguments that a method does not accept, and every call once the kit is over. Writes into the argument of `open`,
 * the shell's own copy, the long name of its view and the view that the host filled in; empties the event of a press.
 */
export const checked = async (method: CheckedMethod, argument: unknown, isOver: boolean): Promise<void> => {
  const { checkCall, isPress, readOpening } = await import("../../../core/kit/methodTable/checkCall.ts").catch(
    throwMissing
  )
  const misfit = checkCall(method, argument, isOver, globalThis.document !== undefined)
  if (misfit) throw misfit
  if (!(argument instanceof Object)) return
  if (isPress(argument)) for (const key of Object.keys(argument)) Reflect.deleteProperty(argument, key)
  if (method === "open") Object.assign(argument, readOpening(argument))
}

/** Rejects with `CallMisfit` if a hook was given a key that it does not know. */
export const checkedHook = async (hook: CheckedHook, argument: unknown): Promise<void> => {
  const { checkHook } = await import("../../../core/kit/methodTable/checkCall.ts").catch(throwMissing)
  const misfit = checkHook(hook, argument)
  if (misfit) throw misfit
}

/** Speaks a language from now on. */
export const speak = async (speech: Speech, wished?: string | HostLocale): Promise<void> =>
  (await import("../locale/speak.ts").catch(throwMissing)).speak(speech, wished)
