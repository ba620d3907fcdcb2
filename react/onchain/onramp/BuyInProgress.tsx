import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { linkIcon } from "../../foundation/parts/viewIcons.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { doneIcon } from "../../foundation/ui/icons.ts"
import { Moment } from "../../foundation/ui/Moment.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import { onrampRx } from "./atoms.ts"
import { PurchasePicture } from "./PurchasePicture.tsx"
import own from "./buy.css?inline"

const css = parts + own

/** Waits for the purchase while the provider's page is open in another window. docs/spec/onchain.md#onramp-arrival. */
export function BuyInProgress() {
  const bought = useRxValue(onrampRx)?.bought
  const dispatch = useDispatch()
  const text = useText()
  if (bought == null) return null
  const { account, contract, gained, phase, provider, symbol, url } = bought
  const { address: receiver, network } = splitAccountId(account)
  const address = truncateAddress(receiver)
  const leave = (
    <button
      type="button"
      className={phase === "Arrived" ? "btn ink" : "btn plain"}
      onClick={() => dispatch({ _tag: "WentBack" })}
    >
      {text("buy.done")}
    </button>
  )
  const again = (
    <a className="btn fill" href={url} target="_blank" rel="noopener noreferrer">
      {text("buy.again")}
      <Icon path={linkIcon} flip />
    </a>
  )
  return (
    <Page
      css={css}
      bare
      foot={
        <>
          {phase !== "Arrived" && again}
          {leave}
        </>
      }
    >
      {phase === "Waiting" ? (
        <Moment
          name={provider}
          state="busy"
          title={text("buy.finish", { provider })}
          more={text("buy.finishNext", { provider, token: symbol, address })}
        />
      ) : phase === "Late" ? (
        <Moment name={provider} title={text("buy.late")} more={text("buy.lateNext")} />
      ) : (
        <Moment
          name={symbol}
          picture={
            <PurchasePicture account={account} symbol={symbol} contract={contract} network={network} size="s80 round" />
          }
          round
          state="done"
          badge={["good", doneIcon]}
          title={text("buy.arrived", { token: symbol })}
          more={`+${showAmount(gained, symbol)}`}
        />
      )}
    </Page>
  )
}
