import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { announcementRx } from "../state/atoms.ts"

/** The live region for screen readers. It exists before its text does, as several readers require that. */
export function LiveRegion({ isOpen = true }: { readonly isOpen?: boolean }) {
  const announcement = useRxValue(announcementRx)
  return (
    <p className="hidden" role="status" id="latchkey-announcement">
      {isOpen ? announcement : ""}
    </p>
  )
}
