import { decisionStart } from "../../../core/embedded/decision/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** What the visitor decides on in the frame. */
export const decisionRx = selectRx(({ decision }) => decision ?? decisionStart)
