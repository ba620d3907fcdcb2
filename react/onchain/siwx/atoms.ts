import { selectRx } from "../../foundation/state/atoms.ts"

/** The sign-in of the account in use; undefined until its code has loaded. */
export const signInRx = selectRx(({ siwx }) => siwx)

/** Whether the card shakes because somebody tried to leave what has to be answered. */
export const shakeRx = selectRx(({ modal }) => modal.shake)
