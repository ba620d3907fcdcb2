import { selectRx } from "../../foundation/state/atoms.ts"

/** The smart sessions; undefined until their code has loaded. */
export const sessionRx = selectRx(({ session }) => session)

/** The visitor's tokens, which name the amounts of permissions. */
export const tokenRx = selectRx(({ token }) => token)
