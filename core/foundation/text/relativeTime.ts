/** An elapsed time with the parts that a text key needs: `count` of `unit`. */
export interface Ago {
  readonly unit:
    | "seconds"
    | "minute"
    | "minutes"
    | "hour"
    | "hours"
    | "day"
    | "days"
    | "month"
    | "months"
    | "year"
    | "years"
  readonly count: number
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour
const month = 30.44 * day
const year = 365.25 * day

/**
 * The last second that still belongs to a unit. docs/spec/foundation.md#text-relative-time: seconds up to 44, a minute
 * up to 89 seconds.
 */
const steps: ReadonlyArray<readonly [upToSeconds: number, unit: Ago["unit"], seconds: number]> = [
  [44, "seconds", 1],
  [89, "minute", minute],
  [44.5 * minute, "minutes", minute],
  [89 * minute, "hour", hour],
  [21.5 * hour, "hours", hour],
  [35.5 * hour, "day", day],
  [25.5 * day, "days", day],
  [45.5 * day, "month", month],
  [10.5 * month, "months", month],
  [17.5 * month, "year", year]
]

/** Returns the time from `then` to `now`, both in milliseconds. A future time counts as just now. */
export const ago = (then: number, now: number): Ago => {
  const seconds = Math.max(0, (now - then) / 1000)
  const [, unit, size] = steps.find(([upTo]) => Math.round(seconds) <= upTo) ?? ([0, "years", year] as const)
  const plural = unit.endsWith("s")
  return { unit, count: plural ? Math.max(unit === "seconds" ? 0 : 2, Math.round(seconds / size)) : 1 }
}

/** Numbers keep their English digits in every language. */
const withDigits = (locale: string): string => new Intl.Locale(locale, { numberingSystem: "latn" }).toString()

const wholeUnit = {
  seconds: "second",
  minute: "minute",
  minutes: "minute",
  hour: "hour",
  hours: "hour",
  day: "day",
  days: "day",
  month: "month",
  months: "month",
  year: "year",
  years: "year"
} as const satisfies Readonly<Record<Ago["unit"], Intl.RelativeTimeFormatUnit>>

/**
 * Returns an elapsed time in English: `"12 seconds ago"`, `"a minute ago"`, `"2 years ago"`; in another language as
 * `Intl` formats it, with English digits. docs/spec/foundation.md#text-relative-time.
 */
export const agoText = ({ count, unit }: Ago, locale = "en"): string =>
  locale !== "en"
    ? new Intl.RelativeTimeFormat(withDigits(locale)).format(-count, wholeUnit[unit])
    : unit === "hour"
      ? "an hour ago"
      : unit.endsWith("s")
        ? `${count} ${count === 1 ? unit.slice(0, -1) : unit} ago`
        : `a ${unit} ago`

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December"
] as const

/**
 * Returns the heading of a month of transactions: its name in the language, with the year unless it is the current one.
 * docs/spec/foundation.md#text-month-headings.
 */
export const monthHeading = (date: Date, now: Date, locale = "en"): string => {
  const name =
    locale === "en"
      ? (months[date.getUTCMonth()] ?? "")
      : new Intl.DateTimeFormat(withDigits(locale), { month: "long", timeZone: "UTC" }).format(date)
  return date.getUTCFullYear() === now.getUTCFullYear() ? name : `${name} ${date.getUTCFullYear()}`
}
