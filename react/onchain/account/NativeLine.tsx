import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { toExplorerLink } from "../../../core/onchain/account/explorerLink.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showAmount, showFiat } from "../../../core/foundation/text/format.ts"
import { sumCountedWorth } from "../../../core/onchain/token/holdings.ts"
import { chunksRx, localeRx, useSay, useText } from "../../foundation/state/atoms.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { accountRx, tokenRx } from "./atoms.ts"
import { ChunkFailed } from "./ChunkFailed.tsx"

/** The account's total value; without prices, its balance of the network's coin. Never rounded up. */
export function NativeLine({ account, network }: { readonly account: AccountId; readonly network: Network }) {
  const native = useRxValue(accountRx)?.native[account]
  const chunks = useRxValue(chunksRx)
  const tokenState = useRxValue(tokenRx)
  const tokens = tokenState?.balances[account]
  const balance = native === undefined ? undefined : latest(native)
  const worth = sumCountedWorth((tokens && latest(tokens)) ?? [])
  const hasWorth = compareDecimals(worth, "0") > 0
  const isOld = (hasWorth ? tokens : native)?._tag === "Failed"
  const since = isOld && <AsOf time={tokenState?.arrivedAt[account]} />
  if (hasWorth) {
    const [whole = "", cents = ""] = showFiat(worth).split(".")
    return (
      <>
        <Total isOld={isOld}>
          {whole}
          <small>.{cents}</small>
        </Total>
        {balance?.shown && (
          <p className="say" data-shown>
            <Picture name={balance.shown.symbol} icon={balance.shown.iconUrl} size="s24 round" />{" "}
            <bdi dir="ltr">{showAmount(balance.shown.amount, balance.shown.symbol)}</bdi>
          </p>
        )}
        {since}
      </>
    )
  }
  if (network.rpcUrls.length === 0 && network.namespace !== "bip122") return null
  if (balance !== undefined) {
    const { amount, symbol } = balance.shown ?? balance
    return (
      <>
        <Total isOld={isOld}>{showAmount(amount, symbol)}</Total>
        {since}
      </>
    )
  }
  if (chunks.network === "failed") return <ChunkFailed chunk="network" />
  return native?._tag === "Failed" ? <BalanceUnknown account={account} network={network} /> : <Waiting />
}

function Total({ children, isOld }: { readonly children: ReactNode; readonly isOld: boolean }) {
  const text = useText()
  return (
    <p className={isOld ? "worth old" : "worth"}>
      <span className="hidden">{text("account.balance")}: </span>
      <bdi dir="ltr">{children}</bdi>
    </p>
  )
}

/** The time of the last balances, epoch milliseconds; nothing if unknown. */
function AsOf({ time }: { readonly time: number | undefined }) {
  const locale = useRxValue(localeRx)
  const text = useText()
  if (time === undefined) return null
  const options = { hour: "2-digit", minute: "2-digit" } as const
  return (
    <p className="say">
      {text("account.asOf", { time: new Date(time).toLocaleTimeString(`${locale?.tag ?? "en"}-u-nu-latn`, options) })}
    </p>
  )
}

/** Says that the balance is unknown; a Bitcoin address links to its explorer page. */
function BalanceUnknown({ account, network }: { readonly account: AccountId; readonly network: Network }) {
  const text = useText()
  const explorer = toExplorerLink(network, "address", splitAccountId(account).address)
  return (
    <p className="say">
      {text("account.balanceUnknown")}{" "}
      {network.namespace === "bip122" && explorer !== undefined && (
        <a className="link" href={explorer} target="_blank" rel="noreferrer">
          {text("account.explorer")}
        </a>
      )}
    </p>
  )
}

function Waiting() {
  useSay(useText()("account.balanceLoading"))
  return <p className="worth wait" />
}
