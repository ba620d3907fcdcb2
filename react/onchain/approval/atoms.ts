import { selectRx } from "../../foundation/state/atoms.ts"

/** The requests that wait for the visitor; undefined until their code has loaded. */
export const approvalRx = selectRx(({ approval }) => approval)

/** The intents on their way. */
export const intentsRx = selectRx(({ signing }) => signing?.intents)
