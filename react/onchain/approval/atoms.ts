import { selectRx } from "../../foundation/state/atoms.ts"

/** Requests that wait for the visitor; undefined until their code has loaded. */
export const approvalRx = selectRx(({ approval }) => approval)

/** Intents in progress. */
export const intentsRx = selectRx(({ signing }) => signing?.intents)
