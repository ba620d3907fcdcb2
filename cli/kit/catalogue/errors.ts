import * as Effect from "effect/Effect"
import { entries, type Standing } from "../../../core/kit/catalogue/catalogue.ts"
import type { Entry } from "../../../core/foundation/errors/failure.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { terminalFailures } from "../../foundation/errors/errors.ts"
import { nameError, type Usage } from "../../foundation/errors/usage.ts"
import { terminalTexts } from "./longTexts.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs, table, wrapped } from "../../foundation/text/table.ts"

interface Listed extends Entry {
  readonly tag: string
  readonly standing: Standing
  readonly long: string
}

const standings = {
  raised: "raised",
  coming: "coming: its room is not built yet",
  never: "never: it cannot occur here"
} as const satisfies Readonly<Record<Standing, string>>

/** Every failure of the kit and of the terminal, in the order of their codes. */
export const everyError: ReadonlyArray<Listed> = [
  ...entries.map((one) => ({ ...one, long: longTexts[one.code] })),
  ...terminalFailures.map(({ entry, tag }) => ({
    tag,
    ...entry,
    standing: "raised" as const,
    long: terminalTexts[tag]
  }))
].sort((a, b) => (a.code < b.code ? -1 : 1))

/** The codes of all failures. */
export const errorCodes: ReadonlyArray<string> = everyError.map(({ code }) => code)

/** `errors [code]`: the catalogue of failures, or one entry of it by code or tag. */
export const errors = (code: string | undefined): Effect.Effect<Report, Usage> => {
  if (code === undefined) {
    return Effect.succeed({
      data: { errors: everyError },
      lines: table(
        [{ title: "Code" }, { title: "Exit", right: true }, { title: "Message" }],
        everyError.map(({ code, exit, short, standing }) => [
          code,
          String(exit),
          standing === "raised" ? short : `${short} (${standing})`
        ]),
        // A message is read in whole; the printer fits a line to a terminal that is narrower.
        Number.POSITIVE_INFINITY
      )
    })
  }
  const found = everyError.find((one) => one.code === code || one.tag === code)
  return found === undefined
    ? nameError(
        "error",
        code,
        everyError.map((one) => one.code),
        "See all with: latchkey errors"
      )
    : Effect.succeed({
        data: { error: found },
        lines: [
          ...pairs([
            ["Code", found.code],
            ["Tag", found.tag],
            ["Message", found.short],
            ["Shown in", found.shownIn],
            ["Try again", found.retryable ? "may help" : "does not help"],
            ["Exit code", String(found.exit)],
            ["Standing", standings[found.standing]]
          ]),
          "",
          ...wrapped(found.long)
        ]
      })
}
