import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { explorerLink } from "../../../core/onchain/account/explorerLink.ts"
import type { SentEnd } from "../../../core/wallets/signing/sentRecord.ts"
import { copyIcon, linkIcon } from "../../foundation/parts/laterIcons.ts"
import { chainRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { useCopied } from "../../foundation/ui/useCopied.ts"

/** Returns the function that says what became of something sent. */
export const useReceiptWords = (): ((end: SentEnd, network: NetworkId) => string) => {
  const { networks } = useRxValue(chainRx)
  const text = useText()
  return (end, id) => {
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
          : end.fee === undefined
            ? text("receipt.inBlock", { block: end.block })
            : text("receipt.confirmed", {
                block: end.block,
                // An amount and its token stand on one line.
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

/** The hash whole, with what copies it and the explorer's page about it. */
export function ReceiptWays({ hash, network: id }: { readonly hash: string; readonly network: NetworkId }) {
  const { networks } = useRxValue(chainRx)
  const [copied, copy] = useCopied()
  const text = useText()
  const link = explorerLink(findNetwork(networks, id), "tx", hash)
  return (
    <>
      <p className="hash">
        <bdi dir="ltr">{hash}</bdi>
      </p>
      <div className="ways">
        <button type="button" className="btn small" onClick={() => copy(hash)}>
          <Icon path={copied === "yes" ? doneIcon : copyIcon} />
          {text(copied === "yes" ? "receive.copied" : "activity.copyHash")}
        </button>
        {link !== undefined && (
          <a className="btn small" href={link} target="_blank" rel="noreferrer">
            <Icon path={linkIcon} flip />
            {text("money.explorer")}
          </a>
        )}
      </div>
      <span role="status" className={copied === "failed" ? "bad" : "hidden"}>
        {copied === "failed" ? text("account.copyFailed") : ""}
      </span>
    </>
  )
}
