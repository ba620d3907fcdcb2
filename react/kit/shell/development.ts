import type { Latchkey, LatchkeyOptions } from "../start/contract.ts"
import { createLatchkey as create } from "./createLatchkey.ts"

export * from "./public.ts"

/** Kits that stand, and whether too many were told of. */
let standing = 0
let told = false

/**
 * What bundlers take in place of the main entry while a page is being developed (the `development` condition): the same
 * kit, which prints wrong and ignored options on the console once the page is idle, whatever `debug` says. A visitor's
 * page never loads this. docs/spec/kit.md#config-in-development.
 */
export const createLatchkey = (options: LatchkeyOptions): Latchkey => {
  const given: unknown = options
  setTimeout(() => {
    import("../../../core/kit/options/optionLines.ts").then(
      ({ optionLines }) => {
        for (const line of optionLines(given)) console.warn(`[latchkey] ${line}`)
      },
      () => {}
    )
  }, 0)
  if (++standing > 3 && !told) {
    told = true
    console.warn(
      "[latchkey] Four kits stand on this page. Create one outside of your components, or dispose of those you leave."
    )
  }
  const kit = create(Object(options))
  let counted = true
  return {
    ...kit,
    dispose: () => {
      if (counted) standing--
      counted = false
      return kit.dispose()
    }
  }
}
