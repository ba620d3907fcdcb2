import { userStart } from "../../../core/embedded/user/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The user who is signed in to the embedded wallet. */
export const userRx = selectRx(({ user }) => user ?? userStart)
