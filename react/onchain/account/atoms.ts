import { selectRx } from "../../foundation/state/atoms.ts"

export const accountRx = selectRx(({ account }) => account)
export const tokenRx = selectRx(({ token }) => token)
/** Names that were looked up or registered; undefined until their code has loaded. */
export const nameRx = selectRx(({ name }) => name)
export const receiptRx = selectRx(({ receipt }) => receipt)
