import { selectRx } from "../../foundation/state/atoms.ts"

/** The purchase being prepared; undefined until its code has loaded. */
export const onrampRx = selectRx(({ onramp }) => onramp)
