import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { localeRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { closeIcon } from "../../foundation/ui/icons.ts"
import { alertRx } from "./atoms.ts"

/** An alert for the page's developers, above the view. */
export function Banner() {
  const alert = useRxValue(alertRx)
  const locale = useRxValue(localeRx)
  const dispatch = useDispatch()
  const text = useText()
  if (alert === null) return null
  const [short, detail] = locale?.alerts[alert.key] ?? [alert.short, alert.detail]
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
