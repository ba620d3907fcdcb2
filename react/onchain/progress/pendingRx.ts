import { isFollowed } from "../../../core/onchain/receipt/state.ts"
import { selectRx } from "../../foundation/state/atoms.ts"

/** The records of what was sent; undefined until something was sent. */
export const sentRx = selectRx(({ receipt }) => receipt?.sent)

/** True while the modal is closed, unless the host turned the progress off. */
export const isOutsideRx = selectRx(({ config, modal }) => config.enableProgress && !modal.open)

/** The newest pending record that a view of the kit sent. */
export const pendingRx = selectRx(({ receipt }) =>
  receipt?.sent.find((record) => record.summary !== undefined && isFollowed(record))
)
