import { loginStart } from "../../../core/embedded/login/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The sign-in by email. */
export const loginRx = selectRx(({ login }) => login ?? loginStart)

/** Why the present attempt to sign in ended; null where it goes on. */
export const attemptErrorRx = selectRx(({ connection: { attempt } }) =>
  attempt?._tag === "Failed" ? attempt.error : null
)
