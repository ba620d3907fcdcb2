import { selectRx } from "../../foundation/state/atoms.ts"

export const accountRx = selectRx(({ account }) => account)
export const tokenRx = selectRx(({ token }) => token)
