import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type ComponentType, useEffect, useState } from "react"
import { importChunk } from "../../../services/foundation/chunks/importChunk.ts"
import { isOutsideRx, pendingRx } from "./pendingRx.ts"

/** The place of the progress outside of the modal, whose code loads when the modal closes over something pending. */
export function ProgressPlace() {
  const isOutside = useRxValue(isOutsideRx)
  const isNeeded = useRxValue(pendingRx) !== undefined && isOutside
  const [Pill, setPill] = useState<ComponentType>()
  useEffect(() => {
    if (!isNeeded) return
    importChunk(() => import("./ProgressPill.tsx")).then(
      ({ ProgressPill }) => setPill(() => ProgressPill),
      () => {} // the progress is not shown; the activity lists it
    )
  }, [isNeeded])
  return Pill === undefined ? null : <Pill />
}
