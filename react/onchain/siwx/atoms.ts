import { selectRx } from "../../foundation/state/atoms.ts"

/** The sign-in of the current account; undefined until its code has loaded. */
export const signInRx = selectRx(({ siwx }) => siwx)

/** True while the card shakes after an attempt to leave a required view. */
export const shakeRx = selectRx(({ modal }) => modal.shake)
