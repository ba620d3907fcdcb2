import * as Effect from "effect/Effect"
import { entries, type Standing } from "../../../core/kit/catalogue/catalogue.ts"
import type { Entry } from "../../../core/foundation/errors/failure.ts"
import { type AlertEntry, alerts, frameAlerts } from "../../../core/kit/modal/alerts.ts"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import { terminalFailures } from "../../foundation/errors/errors.ts"
import { createUnknownNameError, type Usage } from "../../foundation/errors/usage.ts"
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

/** `errors [text]`: prints the catalogue of failures, or the failures and alerts with a code, tag, key or message. */
export const errors = (query: string | undefined): Effect.Effect<Report, Usage> => {
  if (query === undefined) return Effect.succeed({ data: { errors: everyError }, lines: listErrors(everyError, []) })
  const exact = everyError.find(({ code, tag }) => code === query || tag === query)
  if (exact !== undefined) return Effect.succeed(printError(exact))
  const { alerts: foundAlerts, errors: found } = findMatches(query)
  const count = found.length + foundAlerts.length
  if (count === 0)
    return createUnknownNameError(
      "error",
      query,
      [...everyError.map(({ code }) => code), ...everyAlert.map(({ key }) => key)],
      "See all with: latchkey errors"
    )
  const [error] = found
  const [alert] = foundAlerts
  if (count === 1 && error !== undefined) return Effect.succeed(printError(error))
  if (count === 1 && alert !== undefined) return Effect.succeed(printAlert(alert))
  // One failure and one alert are printed in full.
  const isPair = count === 2 && error !== undefined && alert !== undefined
  return Effect.succeed({
    data: { errors: found, alerts: foundAlerts },
    lines: isPair ? [...printError(error).lines, "", ...printAlert(alert).lines] : listErrors(found, foundAlerts)
  })
}

interface Matches {
  readonly errors: ReadonlyArray<Listed>
  readonly alerts: ReadonlyArray<ListedAlert>
}

/** Finds failures and alerts by a whole name or message, or else by a part of it. */
const findMatches = (query: string): Matches => {
  const text = normalize(query)
  if (text === "") return { errors: [], alerts: [] }
  const filter = (matches: (names: ReadonlyArray<string>, message: string) => boolean): Matches => ({
    errors: everyError.filter(({ code, short, tag }) => matches([code, tag], short)),
    alerts: everyAlert.filter(({ key, reasons, short }) => matches([key, ...reasons], short))
  })
  const whole = filter(
    (names, message) => names.some((name) => normalize(name) === text) || toPattern(message).test(text)
  )
  return whole.errors.length + whole.alerts.length > 0
    ? whole
    : filter(
        (names, message) =>
          [...names, message].some((part) => normalize(part).includes(text)) || toPattern(message, ".*").test(text)
      )
}

const normalize = (text: string): string => text.trim().toLowerCase()

/** Returns a pattern of a message with any values in its fields. A message of fields only matches nothing. */
const toPattern = (message: string, end = ""): RegExp => {
  const parts = normalize(message).split(/\{\w+\}/)
  const isTooShort = parts.join("").trim().length < 8
  return isTooShort
    ? /(?!)/
    : new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*")}${end}$`, "s")
}

const listErrors = (listed: ReadonlyArray<Listed>, listedAlerts: ReadonlyArray<ListedAlert>): ReadonlyArray<string> =>
  formatTable(
    [{ title: "Code" }, { title: "Exit", right: true }, { title: "Message" }],
    [
      ...listed.map(({ code, exit, short, standing }) => [
        code,
        String(exit),
        standing === "raised" ? short : `${short} (${standing})`
      ]),
      ...listedAlerts.map(({ key, short }) => [key, "", `${short} (alert)`])
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
