/** The day of a transaction, relative to the visitor's current day. */
export type RowDay = "today" | "yesterday" | "other"

/**
 * Returns the day of a time. Both are epoch milliseconds; a time up to a day ahead counts as today, since the
 * visitor's clock may be behind. `timeZone`: an IANA name, by default the visitor's. docs/spec/onchain.md#activity-grouping.
 */
export const toRowDay = (when: number, now: number, timeZone?: string): RowDay => {
  const format = new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    ...(timeZone === undefined ? {} : { timeZone })
  })
  /** The number of the calendar day: a day may have 23 or 25 hours. */
  const getDay = (time: number): number => {
    const parts = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
    return Date.UTC(parts["year"] ?? 0, (parts["month"] ?? 1) - 1, parts["day"] ?? 1) / 86_400_000
  }
  const days = getDay(now) - getDay(when)
  return days === 1 ? "yesterday" : days === 0 || days === -1 ? "today" : "other"
}
