import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { saidRx } from "../state/atoms.ts"

/** The frame's standing region for screen readers. It stands before its text does: several readers need that. */
export function Said() {
  return (
    <p className="hidden" role="status" id="latchkey-said">
      {useRxValue(saidRx)}
    </p>
  )
}
