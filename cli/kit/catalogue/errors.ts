import * as Effect from "effect/Effect"
import { entries, type Standing } from "../../../core/kit/catalogue/catalogue.ts"
import type { Entry } from "../../../core/foundation/errors/failure.ts"
import { type AlertEntry, alerts, frameAlerts } from "../../../core/kit/modal/alerts.ts"
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

/** An alert of the development console and of the banner in debug mode. `reasons`: its names at the secure site. */
interface ListedAlert extends AlertEntry {
  readonly key: string
  readonly reasons: ReadonlyArray<string>
}

const everyAlert: ReadonlyArray<ListedAlert> = Object.entries(alerts).map(([key, entry]) => ({
  key,
  ...entry,
  reasons: Object.entries(frameAlerts).flatMap(([reason, alert]) => (alert === key ? [reason] : []))
}))

/** `errors [words]`: prints the catalogue of failures, or those that have a code, a tag, an alert's key or a sentence. */
export const errors = (words: string | undefined): Effect.Effect<Report, Usage> => {
  if (words === undefined) return Effect.succeed({ data: { errors: everyError }, lines: listErrors(everyError, []) })
  const exact = everyError.find(({ code, tag }) => code === words || tag === words)
  if (exact !== undefined) return Effect.succeed(printError(exact))
  const { alerts: raised, errors: found } = find(words)
  const count = found.length + raised.length
  if (count === 0)
    return nameError(
      "error",
      words,
      everyError.map(({ code }) => code),
      "See all with: latchkey errors"
    )
  const [error] = found
  const [alert] = raised
  if (count === 1 && error !== undefined) return Effect.succeed(printError(error))
  if (count === 1 && alert !== undefined) return Effect.succeed(printAlert(alert))
  // One failure and one alert are printed in full.
  const isPair = count === 2 && error !== undefined && alert !== undefined
  return Effect.succeed({
    data: { errors: found, alerts: raised },
    lines: isPair ? [...printError(error).lines, "", ...printAlert(alert).lines] : listErrors(found, raised)
  })
}

interface Found {
  readonly errors: ReadonlyArray<Listed>
  readonly alerts: ReadonlyArray<ListedAlert>
}

/** Finds failures and alerts by a whole name or sentence; without one, by a part of it. */
const find = (words: string): Found => {
  const wanted = normalize(words)
  if (wanted === "") return { errors: [], alerts: [] }
  const filter = (isMeant: (names: ReadonlyArray<string>, sentence: string) => boolean): Found => ({
    errors: everyError.filter(({ code, short, tag }) => isMeant([code, tag], short)),
    alerts: everyAlert.filter(({ key, reasons, short }) => isMeant([key, ...reasons], short))
  })
  const whole = filter(
    (names, sentence) => names.some((name) => normalize(name) === wanted) || isFilledIn(wanted, sentence)
  )
  return whole.errors.length + whole.alerts.length > 0
    ? whole
    : filter(
        (names, sentence) =>
          [...names, sentence].some((text) => normalize(text).includes(wanted)) || isFilledIn(wanted, sentence, true)
      )
}

const normalize = (text: string): string => text.trim().toLowerCase()

/**
 * Returns true if the text is the sentence with its values filled in. `goesOn`: more text may follow, as on the console.
 */
const isFilledIn = (text: string, sentence: string, goesOn = false): boolean => {
  const parts = normalize(sentence).split(/\{\w+\}/)
  if (parts.join("").trim().length < 8) return false
  let from = 0
  const hasAll = parts.every((part, i) => {
    const index = text.indexOf(part, from)
    from = index + part.length
    return i === 0 ? index === 0 : index >= 0
  })
  return hasAll && (goesOn || from === text.length || parts.at(-1) === "")
}

const listErrors = (listed: ReadonlyArray<Listed>, raised: ReadonlyArray<ListedAlert>): ReadonlyArray<string> =>
  formatTable(
    [{ title: "Code" }, { title: "Exit", right: true }, { title: "Message" }],
    [
      ...listed.map(({ code, exit, short, standing }) => [
        code,
        String(exit),
        standing === "raised" ? short : `${short} (${standing})`
      ]),
      ...raised.map(({ key, short }) => [key, "", `${short} (alert)`])
    ],
    // Messages are not cut; the printer fits a line to a narrow terminal.
    Number.POSITIVE_INFINITY
  )

const printError = (error: Listed): Report => ({
  data: { error },
  lines: [
    ...formatPairs([
      ["Code", error.code],
      ["Tag", error.tag],
      ["Message", error.short],
      ["Shown in", error.shownIn],
      ["Try again", error.retryable ? "may help" : "does not help"],
      ["Exit code", String(error.exit)],
      ["Standing", standings[error.standing]]
    ]),
    "",
    ...wrapParagraph(error.long)
  ]
})

const printAlert = (alert: ListedAlert): Report => ({
  data: { alert },
  lines: [
    ...formatPairs([
      ["Alert", alert.key],
      ["Message", alert.short],
      ["Kind", alert.variant],
      ["Shown in", "the development console, and a banner with debug: true"]
    ]),
    "",
    ...wrapParagraph(alert.long.replace("{detail}", "…"))
  ]
})
