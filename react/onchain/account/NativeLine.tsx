import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { explorerLink } from "../../../core/onchain/account/explorerLink.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { compareDecimals } from "../../../core/foundation/text/decimal.ts"
import { showAmount, showFiat } from "../../../core/foundation/text/format.ts"
import { countedWorth } from "../../../core/onchain/token/holdings.ts"
import { chunksRx, localeRx, useDispatch, useSay, useText } from "../../foundation/state/atoms.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { accountRx, tokenRx } from "./atoms.ts"

/** What the account is worth; without prices, its balance of its network's own coin. Never shown higher than it is. */
export function NativeLine({ account, network }: { readonly account: AccountId; readonly network: Network }) {
  const native = useRxValue(accountRx)?.native[account]
  const chunks = useRxValue(chunksRx)
  const dispatch = useDispatch()
  const text = useText()
  const locale = useRxValue(localeRx)
  const balance = native === undefined ? undefined : latest(native)
  const told = useRxValue(tokenRx)
  const tokens = told?.balances[account]
  const worth = countedWorth((tokens && latest(tokens)) ?? [])
  const explorer = explorerLink(network, "address", splitAccountId(account).address)
  const isBitcoin = network.namespace === "bip122"
  const hasWorth = compareDecimals(worth, "0") > 0
  const isOld = (hasWorth ? tokens : native)?._tag === "Failed"
  const asOf = isOld ? told?.arrivedAt[account] : undefined
  const look = isOld ? "worth old" : "worth"
  const since = asOf !== undefined && (
    <p className="say">
      {text("account.asOf", {
        time: new Date(asOf).toLocaleTimeString(`${locale?.tag ?? "en"}-u-nu-latn`, {
          hour: "2-digit",
          minute: "2-digit"
        })
      })}
    </p>
  )
  const shown = balance?.shown && (
    <p className="say" data-shown>
      <Picture name={balance.shown.symbol} icon={balance.shown.iconUrl} size="s24 round" />{" "}
      <bdi dir="ltr">{showAmount(balance.shown.amount, balance.shown.symbol)}</bdi>
    </p>
  )
  if (hasWorth) {
    const [whole = "", cents = ""] = showFiat(worth).split(".")
    return (
      <>
        <p className={look}>
          <span className="hidden">{text("account.balance")}: </span>
          <bdi dir="ltr">
            {whole}
            <small>.{cents}</small>
          </bdi>
        </p>
        {shown}
        {since}
      </>
    )
  }
  if (network.rpcUrls.length === 0 && !isBitcoin) return null
  if (balance !== undefined) {
    return (
      <>
        <p className={look}>
          <span className="hidden">{text("account.balance")}: </span>
          <bdi dir="ltr">{showAmount((balance.shown ?? balance).amount, (balance.shown ?? balance).symbol)}</bdi>
        </p>
        {since}
      </>
    )
  }
  if (chunks.network === "failed") {
    return (
      <div role="alert">
        <p className="say">{text("chunk.failed")}</p>
        <button type="button" className="btn small" onClick={() => dispatch({ _tag: "ChunkAsked", chunk: "network" })}>
          {text("modal.retry")}
        </button>
      </div>
    )
  }
  if (native?._tag === "Failed") {
    return (
      <p className="say">
        {text("account.balanceUnknown")}{" "}
        {isBitcoin && explorer !== undefined && (
          <a className="link" href={explorer} target="_blank" rel="noreferrer">
            {text("account.explorer")}
          </a>
        )}
      </p>
    )
  }
  return <Waiting />
}

function Waiting() {
  useSay(useText()("account.balanceLoading"))
  return <p className="worth wait" />
}
