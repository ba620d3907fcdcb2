import { selectRx } from "../../foundation/state/atoms.ts"

/** Names that were looked up, and the current registration; undefined until their code has loaded. */
export const nameRx = selectRx(({ name }) => name)
