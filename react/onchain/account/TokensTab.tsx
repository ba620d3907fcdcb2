import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { tokensAskable } from "../../../core/onchain/token/tokensAskable.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { configRx, useSay, useText } from "../../foundation/state/atoms.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { downIcon } from "../../foundation/parts/laterIcons.ts"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { tokenRx } from "./atoms.ts"

/** The account's tokens, with their value. Where nobody can be asked there is no list. */
export function TokensTab({ account }: { readonly account: AccountId }) {
  const token = useRxValue(tokenRx)
  const { chainService } = useRxValue(configRx)
  const text = useText()
  const balances = token?.balances[account]
  const tokens = balances === undefined ? undefined : latest(balances)
  if (!tokensAskable(chainService, account) && tokens === undefined) return null
  return (
    <section aria-label={text("account.tokens")}>
      <h3 className="tab">
        <span>{text("account.tokens")}</span>
      </h3>
      {tokens !== undefined && <Tokens tokens={tokens} />}
      {tokens === undefined && balances?._tag !== "Failed" && <Coming />}
    </section>
  )
}

function Tokens({ tokens }: { readonly tokens: ReadonlyArray<TokenBalance> }) {
  const text = useText()
  const [all, setAll] = useState(false)
  const worthless = all ? [] : tokens.filter(({ value }) => !/[1-9]/.test(value))
  const rest = worthless.length === tokens.length ? [] : worthless
  const shown = tokens.filter((one) => !rest.includes(one))
  if (tokens.length === 0) {
    return <Empty drawing="tray" title={text("account.noTokens")} more={text("account.noTokensNext")} />
  }
  return (
    <>
      <ul aria-label={text("account.tokens")}>{shown.map(row)}</ul>
      {rest.length > 0 && (
        <button type="button" className="btn plain fold" onClick={() => setAll(true)}>
          {text("account.worthless", { count: rest.length })} <Icon path={downIcon} />
        </button>
      )}
    </>
  )
}

/** The places of tokens that are still to come, in their shape. */
function Coming() {
  useSay(useText()("account.tokensLoading"))
  return (
    <ul className="coming" aria-hidden="true">
      {[132, 96, 112].map((width) => (
        <li key={width} className="row">
          <i />
          <span>
            <i style={{ width }} />
            <i style={{ width: width * 0.65 }} />
          </span>
          <i style={{ width: 64 }} />
        </li>
      ))}
    </ul>
  )
}

const row = (token: TokenBalance) => (
  <li key={`${token.network}:${token.address ?? ""}`}>
    <Row
      picture={<Picture name={token.symbol} icon={token.iconUrl} size="s40 round" />}
      name={token.name}
      sub={<bdi dir="ltr">{showAmount(token.quantity.numeric, token.symbol)}</bdi>}
      end={<bdi dir="ltr">{showWorth(token.value)}</bdi>}
    />
  </li>
)
