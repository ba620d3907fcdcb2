/** The transactions of one month. `title` is the month's name, with the year appended unless it is the current one. */
export interface Month<A> {
  readonly title: string
  readonly items: ReadonlyArray<A>
}

/**
 * Groups by month, newest first, and newest first within a month. Times are epoch milliseconds; an item without a valid
 * time is omitted. `timeZone`: an IANA name, by default the visitor's. `locale`: the language of the month names.
 * docs/spec/onchain.md#activity-grouping.
 */
export const byMonth = <A>(
  items: ReadonlyArray<A>,
  getTime: (item: A) => number,
  now: number,
  timeZone?: string,
  locale = "en-US"
): ReadonlyArray<Month<A>> => {
  const zone = timeZone === undefined ? {} : { timeZone }
  const month = new Intl.DateTimeFormat(locale, { month: "long", ...zone })
  const year = new Intl.DateTimeFormat("en-US", { year: "numeric", ...zone })
  const current = year.format(now)
  const months = new Map<string, Array<A>>()
  const timed = items
    .map((item) => ({ item, when: getTime(item) }))
    .filter(({ when }) => Number.isFinite(when) && Math.abs(when) <= 8.64e15)
  for (const { item, when } of timed.sort((a, b) => b.when - a.when)) {
    const title = year.format(when) === current ? month.format(when) : `${month.format(when)} ${year.format(when)}`
    const known = months.get(title)
    if (known === undefined) months.set(title, [item])
    else known.push(item)
  }
  return [...months].map(([title, list]) => ({ title, items: list }))
}
