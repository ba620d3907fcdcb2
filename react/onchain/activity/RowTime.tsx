import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { toRowDay } from "../../../core/onchain/activity/rowDay.ts"
import { localeRx, useText } from "../../foundation/state/atoms.ts"

/** The time of a row: "Today, 14:02", "Yesterday", or the date; its month is the title of the group. */
export function RowTime({ when }: { readonly when: number }) {
  const locale = useRxValue(localeRx)
  const text = useText()
  if (!Number.isFinite(when) || Math.abs(when) > 8.64e15) return null
  const format = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(`${locale?.tag ?? "en"}-u-nu-latn`, options).format(when)
  const day = toRowDay(when, Date.now())
  return (
    <time dateTime={new Date(when).toISOString()}>
      {day === "today"
        ? text("activity.today", { time: format({ timeStyle: "short" }) })
        : day === "yesterday"
          ? text("activity.yesterday")
          : format({ day: "numeric", month: "short" })}
    </time>
  )
}
