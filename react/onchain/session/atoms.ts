import { selectRx } from "../../foundation/state/atoms.ts"

/** The smart sessions; undefined until their code has loaded. */
export const sessionRx = selectRx(({ session }) => session)

/** What the visitor's tokens are, for the words of permissions. */
export const tokenRx = selectRx(({ token }) => token)
