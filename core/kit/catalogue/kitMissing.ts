import type { Entry } from "../../foundation/errors/failure.ts"
import { KitMissing as Plain, missingSentence } from "../../foundation/errors/KitMissing.ts"

/** The shell's failure with its catalogue entry, which the shell omits. */
export class KitMissing extends Plain {
  static readonly tag = "KitMissing"
  static readonly entry = {
    code: "kit.missing",
    short: missingSentence,
    shownIn: "view",
    retryable: true,
    exit: 5
  } as const satisfies Entry
}
