import type { CheckedHook } from "../../../core/kit/methodTable/hookKeys.ts"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"

/** Rejects with `CallMisfit` if a hook received an unknown key. The code is loaded by the first query. */
export const checkHook = async (hook: CheckedHook, options: object): Promise<void> =>
  (await import("../start/shellTasks.ts").catch(throwMissing)).checkHookCall(hook, options)
