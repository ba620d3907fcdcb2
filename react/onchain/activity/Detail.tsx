import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import type { Transaction } from "../../../core/onchain/activity/events.ts"
import { chainRx, localeRx, useText } from "../../foundation/state/atoms.ts"
import { HashWays } from "../money/HashWays.tsx"
import { useReceiptWords } from "../money/useReceiptWords.ts"
import { useInclusion } from "./useHistory.ts"

/** What else is known of a transaction: when it was, with whom, its hash whole, and where to look it up. */
export function Detail({ transaction, who }: { readonly transaction: Transaction; readonly who: string }) {
  const { networks } = useRxValue(chainRx)
  const locale = useRxValue(localeRx)
  const text = useText()
  const wordsOf = useReceiptWords()
  const found = useInclusion(transaction)
  const { hash, minedAt } = transaction
  const network = findNetwork(networks, transaction.network)
  const when = new Date(minedAt).toLocaleString(`${locale?.tag ?? "en"}-u-nu-latn`, {
    dateStyle: "medium",
    timeStyle: "short"
  })
  const inclusion = found === undefined ? undefined : latest(found)
  return (
    <div className="detail">
      {found?._tag === "Asking" && inclusion === undefined ? (
        <p aria-busy="true">
          <i className="bar" aria-hidden="true" />
        </p>
      ) : (
        inclusion && (
          <p>
            {wordsOf(
              {
                status: transaction.status === "failed" ? "failed" : "confirmed",
                block: inclusion.block,
                ...(inclusion.fee === null ? {} : { fee: inclusion.fee })
              },
              transaction.network
            )}
          </p>
        )
      )}
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
            <dd className="breaks">
              <bdi dir="ltr">{who}</bdi>
            </dd>
          </>
        )}
        <dt>{text("activity.hash")}</dt>
        <dd className="breaks">
          <bdi dir="ltr">{hash}</bdi>
        </dd>
      </dl>
      <HashWays hash={hash} network={transaction.network} />
    </div>
  )
}
