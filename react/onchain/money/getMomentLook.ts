import type { ComponentProps } from "react"
import type { toOutcome } from "../../../core/onchain/receipt/state.ts"
import { crossIcon } from "../../foundation/parts/viewIcons.ts"
import { doneIcon } from "../../foundation/ui/icons.ts"
import type { Moment } from "../../foundation/ui/Moment.tsx"

type Outcome = ReturnType<typeof toOutcome>
type Look = Pick<ComponentProps<typeof Moment>, "badge" | "state">

/** The ring and the badge of each outcome. The badge of a canceled transaction is neutral: nothing failed. */
const looks: Readonly<Record<Outcome, Look>> = {
  busy: { state: "busy" },
  canceled: { state: "still", badge: ["quiet", crossIcon] },
  done: { state: "done", badge: ["good", doneIcon] },
  failed: { state: "failed", badge: ["", crossIcon] }
}

/** Returns the ring and the badge of an outcome. */
export const getMomentLook = (outcome: Outcome): Look => looks[outcome]
