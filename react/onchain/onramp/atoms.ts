import { selectRx } from "../../foundation/state/atoms.ts"

/** The purchase that is prepared; undefined until its code has loaded. */
export const onrampRx = selectRx(({ onramp }) => onramp)
