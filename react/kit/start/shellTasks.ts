import type { CheckedHook } from "../../../core/kit/methodTable/hookKeys.ts"
import type { CheckedMethod } from "../../../core/kit/methodTable/methods.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"
import { schedulePreparation } from "./schedulePreparation.ts"
import type { HostLocale } from "../locale/HostLocale.ts"
import type { LocaleControl } from "../locale/LocaleControl.ts"

/*
 * Tasks of the shell that most pages need rarely: a page may load these chunks long before a visitor acts, so they import
 * nothing of the kit. The few lines that they share with the kit are in both chunks (`ownCopies` of `scripts/build.mjs`).
 */

/**
 * Applies the options that concern the page: schedules the preparation (option `prepare`, or a connection to restore),
 * writes the cookie (option `cookie`), and logs invalid options to the console (option `development`).
 */
export const applyPageOptions = (
  options: LatchkeyOptions,
  kit: Pick<Latchkey, "getSnapshot" | "prepare" | "subscribe"> & Linked,
  when: LatchkeyOptions["prepare"]
): void => {
  const link = kit[buttonLink]
  if (options.development && link && !link.isReported) {
    link.isReported = true
    void import("../../../core/kit/options/formatOptionLines.ts").then(
      ({ formatOptionLines }) => {
        for (const line of formatOptionLines(options)) console.error(`[latchkey] ${line}`)
      },
      () => {}
    )
  }
  if (when) schedulePreparation(when, kit.prepare, kit.getSnapshot().status !== "disconnected")
  if (options.cookie != null)
    void import("../server/keepCookie.ts").then(
      ({ keepCookie }) => keepCookie(options, kit),
      () => {}
    )
}

/**
 * Rejects if a method does not accept the argument, or if the kit is disposed of. Changes the argument in place, which is
 * the shell's own copy: for `open`, replaces a short view name by the long one and adds the view's parameters; empties
 * the event of a press.
 */
export const checkMethodCall = async (method: CheckedMethod, argument: unknown, isDisposed: boolean): Promise<void> => {
  const { checkCall, isPress, readOpening } = await import("../../../core/kit/methodTable/checkCall.ts").catch(
    throwMissing
  )
  const misfit = checkCall(method, argument, isDisposed, globalThis.document !== undefined)
  if (misfit) throw misfit
  if (typeof argument !== "object" || argument === null) return
  if (isPress(argument)) for (const key of Object.keys(argument)) Reflect.deleteProperty(argument, key)
  if (method === "open") Object.assign(argument, readOpening(argument))
}

/** Rejects with `CallMisfit` if a hook received an unknown key. */
export const checkHookCall = async (hook: CheckedHook, argument: unknown): Promise<void> => {
  const { checkHook } = await import("../../../core/kit/methodTable/checkCall.ts").catch(throwMissing)
  const misfit = checkHook(hook, argument)
  if (misfit) throw misfit
}

/** Loads a language and switches to it. */
export const switchLocale = async (localeControl: LocaleControl, locale?: string | HostLocale): Promise<void> =>
  (await import("../locale/switchLocale.ts").catch(throwMissing)).switchLocale(localeControl, locale)
