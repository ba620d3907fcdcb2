import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { explorerLink } from "../../../core/onchain/account/explorerLink.ts"
import { copyIcon, linkIcon } from "../../foundation/parts/laterIcons.ts"
import { chainRx, localeRx, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { CopyFailed } from "../../foundation/parts/CopyFailed.tsx"
import { useCopied } from "../../foundation/ui/useCopied.ts"

/** What else is known of a transaction: when it was, with whom, its hash whole, and where to look it up. */
export function Detail({ transaction, who }: { readonly transaction: Transaction; readonly who: string }) {
  const { networks } = useRxValue(chainRx)
  const locale = useRxValue(localeRx)
  const [copied, copy] = useCopied()
  const text = useText()
  const { hash, minedAt } = transaction
  const network = findNetwork(networks, transaction.network)
  const link = explorerLink(network, "tx", hash)
  const when = new Date(minedAt).toLocaleString(`${locale?.tag ?? "en"}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "short"
  })
  return (
    <div className="detail">
      <dl className="facts">
        <dt>{text("activity.when")}</dt>
        <dd>
          <time>{when}</time>
        </dd>
        <dt>{text("account.network")}</dt>
        <dd>{network.name}</dd>
        {who !== "" && (
          <>
            <dt>{text("activity.party")}</dt>
            <dd className="letters">
              <bdi dir="ltr">{who}</bdi>
            </dd>
          </>
        )}
        <dt>{text("activity.hash")}</dt>
        <dd className="letters">
          <bdi dir="ltr">{hash}</bdi>
        </dd>
      </dl>
      <div className="ways">
        <button type="button" className="btn small" onClick={() => copy(hash)}>
          <Icon path={copied === "yes" ? doneIcon : copyIcon} />
          {text(copied === "yes" ? "receive.copied" : "activity.copyHash")}
        </button>
        {link !== undefined && (
          <a className="btn small" href={link} target="_blank" rel="noreferrer">
            <Icon path={linkIcon} flip />
            {text("activity.explorer")}
          </a>
        )}
      </div>
      <CopyFailed copied={copied} />
    </div>
  )
}
