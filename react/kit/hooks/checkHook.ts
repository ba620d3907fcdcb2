import type { CheckedHook } from "../../../core/kit/methodTable/hookKeys.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"

/** Rejects with `CallMisfit` if a hook was given a key that it does not know. Its code is loaded with the first answer. */
export const checkHook = async (hook: CheckedHook, given: object): Promise<void> =>
  (await import("../start/shellTasks.ts").catch(throwMissing)).checkHookCall(hook, given)
