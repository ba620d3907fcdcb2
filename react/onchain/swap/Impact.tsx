import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { useText } from "../../foundation/state/atoms.ts"

/** How much of its worth a swap loses: good under 1 %, a warning to 5 %, bad above. */
export function Impact({ impact }: { readonly impact: string | null }) {
  const text = useText()
  if (impact === null) return <span className="careful">{text("swap.impactUnknown")}</span>
  const look = compareDecimals(impact, "1") < 0 ? "good" : compareDecimals(impact, "5") <= 0 ? "careful" : "bad"
  return (
    <bdi dir="ltr" className={look}>
      {`${impact}%`}
    </bdi>
  )
}
