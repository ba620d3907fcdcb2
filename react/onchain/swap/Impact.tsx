import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { useText } from "../../foundation/state/atoms.ts"

/** The price impact of a swap: good below 1 %, a warning up to 5 %, bad above. */
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
