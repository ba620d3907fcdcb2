import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { saidRx } from "../state/atoms.ts"

/** The frame's standing region for screen readers. It stands before its text does: several readers need that. */
export function Said({ isOpen = true }: { readonly isOpen?: boolean }) {
  const said = useRxValue(saidRx)
  return (
    <p className="hidden" role="status" id="latchkey-said">
      {isOpen ? said : ""}
    </p>
  )
}
