import { selectRx } from "../../foundation/state/atoms.ts"

export const accountRx = selectRx(({ account }) => account)
export const tokenRx = selectRx(({ token }) => token)
/** The names that were looked for or registered; undefined until their code has loaded. */
export const nameRx = selectRx(({ name }) => name)
export const receiptRx = selectRx(({ receipt }) => receipt)
