import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { saidRx } from "../state/atoms.ts"

/** The live region for screen readers. It exists before its text does, as several readers require that. */
export function Said({ isOpen = true }: { readonly isOpen?: boolean }) {
  const said = useRxValue(saidRx)
  return (
    <p className="hidden" role="status" id="latchkey-said">
      {isOpen ? said : ""}
    </p>
  )
}
