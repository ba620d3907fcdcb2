import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { chainRx, useText } from "../../foundation/state/atoms.ts"

/** Returns a function that describes the outcome of a sent transaction. `isBrief`: for a row, without the fee. */
export const useReceiptWords = (): ((end: SentEnd, network: NetworkId, isBrief?: boolean) => string) => {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  return (end, id, isBrief = false) => {
    const network = findNetwork(networks, id)
    const { decimals, symbol } = network.nativeCurrency
    switch (end.status) {
      case "pending":
        return text("receipt.pending", { network: network.name })
      case "sent":
        return text("receipt.sent")
      case "confirmed":
        return end.block === undefined
          ? text("receipt.done")
          : end.fee === undefined || isBrief
            ? text("receipt.inBlock", { block: end.block })
            : text("receipt.confirmed", {
                block: end.block,
                // Keeps an amount and its token on one line.
                fee: `${formatUnits(BigInt(end.fee), decimals)}\u00a0${symbol}`
              })
      case "failed":
        return end.reason === undefined ? text("receipt.failed") : text("receipt.failedFor", { reason: end.reason })
      case "replaced":
        return end.replacedBy === undefined || end.how === "cancelled"
          ? text(end.how === "cancelled" ? "receipt.cancelled" : "receipt.replacedBy", { hash: end.replacedBy ?? "" })
          : text(end.how === "repriced" ? "receipt.repriced" : "receipt.replacedBy", { hash: end.replacedBy })
      case "dropped":
        return text("receipt.dropped")
      case "partly":
        return text("receipt.partly")
    }
  }
}
