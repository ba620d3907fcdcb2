import { decisionStart } from "../../../core/embedded/decision/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The decision that the visitor makes in the frame. */
export const decisionRx = selectRx(({ decision }) => decision ?? decisionStart)
