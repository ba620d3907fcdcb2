import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { localeRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import type { Alerts, Locale } from "../../foundation/text/words.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { closeIcon } from "../../foundation/ui/icons.ts"
import { alertRx } from "./atoms.ts"

/** The sentences of alerts in the kit's language: loaded once there is an alert. */
const useOwnAlerts = (): Alerts => {
  const locale = useRxValue(localeRx)
  const isNone = useRxValue(alertRx) === null
  const [own, setOwn] = useState<{ readonly of: Locale; readonly alerts: Alerts }>()
  useEffect(() => {
    if (locale === null || isNone) return
    void locale.alerts().then(
      ({ alerts }) => setOwn({ of: locale, alerts }),
      () => {}
    )
  }, [locale, isNone])
  return own?.of === locale ? own.alerts : {}
}

/** What a page's developers are told, above the view. */
export function Banner() {
  const alert = useRxValue(alertRx)
  const own = useOwnAlerts()
  const dispatch = useDispatch()
  const text = useText()
  if (alert === null) return null
  const [short, detail] = own[alert.key] ?? [alert.short, alert.detail]
  return (
    <div className="banner" role="alert">
      <div>
        <strong>{short}</strong>
        <p>{detail.replace("{detail}", () => alert.facts ?? "").trim()}</p>
      </div>
      <button
        type="button"
        className="icon"
        aria-label={text("modal.close")}
        onClick={() => dispatch({ _tag: "AlertClosed" })}
      >
        <Icon path={closeIcon} />
      </button>
    </div>
  )
}
