import { selectRx } from "../atoms.ts"

export const accountRx = selectRx(({ account }) => account)
export const tokenRx = selectRx(({ token }) => token)
