import { selectRx } from "../../foundation/state/atoms.ts"

/** The names that were looked for, and the registration under way; undefined until their code has loaded. */
export const nameRx = selectRx(({ name }) => name)
