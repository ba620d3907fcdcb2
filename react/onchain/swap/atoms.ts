import { selectRx } from "../../foundation/state/atoms.ts"

/** The swap being prepared; undefined until its code has loaded. */
export const swapRx = selectRx(({ swap }) => swap)
export const sentRx = selectRx(({ receipt }) => receipt?.sent)
