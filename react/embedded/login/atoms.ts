import { loginStart } from "../../../core/embedded/login/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The sign-in by email. */
export const loginRx = selectRx(({ login }) => login ?? loginStart)

/** Why the current attempt to sign in ended; null while it continues. */
export const attemptErrorRx = selectRx(({ connection: { attempt } }) =>
  attempt?._tag === "Failed" ? attempt.error : null
)
