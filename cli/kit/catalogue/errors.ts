import * as Effect from "effect/Effect"
import { entries, type Standing } from "../../../core/kit/catalogue/catalogue.ts"
import type { Entry } from "../../../core/foundation/errors/failure.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { terminalFailures } from "../../foundation/errors/errors.ts"
import { nameError, type Usage } from "../../foundation/errors/usage.ts"
import { terminalTexts } from "./longTexts.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs, formatTable, wrapParagraph } from "../../foundation/text/table.ts"

interface Listed extends Entry {
  readonly tag: string
  readonly standing: Standing
  readonly long: string
}

const standings = {
  raised: "raised",
  coming: "coming: its service is not built yet",
  never: "never: it cannot occur here"
} as const satisfies Readonly<Record<Standing, string>>

/** Every failure of the kit and the terminal, sorted by code. */
export const everyError: ReadonlyArray<Listed> = [
  ...entries.map((entry) => ({ ...entry, long: longTexts[entry.code] })),
  ...terminalFailures.map(({ entry, tag }) => ({
    tag,
    ...entry,
    standing: "raised" as const,
    long: terminalTexts[tag]
  }))
].sort((a, b) => (a.code < b.code ? -1 : 1))

/** The codes of all failures. */
export const errorCodes: ReadonlyArray<string> = everyError.map(({ code }) => code)

/** `errors [code]`: prints the catalogue of failures, or the entry with a code or tag. */
export const errors = (code: string | undefined): Effect.Effect<Report, Usage> => {
  if (code === undefined) {
    return Effect.succeed({
      data: { errors: everyError },
      lines: formatTable(
        [{ title: "Code" }, { title: "Exit", right: true }, { title: "Message" }],
        everyError.map(({ code, exit, short, standing }) => [
          code,
          String(exit),
          standing === "raised" ? short : `${short} (${standing})`
        ]),
        // Messages are not cut; the printer fits a line to a narrow terminal.
        Number.POSITIVE_INFINITY
      )
    })
  }
  const found = everyError.find((entry) => entry.code === code || entry.tag === code)
  return found === undefined
    ? nameError(
        "error",
        code,
        everyError.map(({ code }) => code),
        "See all with: latchkey errors"
      )
    : Effect.succeed({
        data: { error: found },
        lines: [
          ...formatPairs([
            ["Code", found.code],
            ["Tag", found.tag],
            ["Message", found.short],
            ["Shown in", found.shownIn],
            ["Try again", found.retryable ? "may help" : "does not help"],
            ["Exit code", String(found.exit)],
            ["Standing", standings[found.standing]]
          ]),
          "",
          ...wrapParagraph(found.long)
        ]
      })
}
