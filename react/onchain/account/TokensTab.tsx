import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { byWorth } from "../../../core/onchain/token/byWorth.ts"
import { tokensAskable } from "../../../core/onchain/token/tokensAskable.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { Coming } from "../../foundation/parts/Coming.tsx"
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
    <>
      {tokens !== undefined && <Tokens tokens={tokens} />}
      {tokens === undefined && balances?._tag !== "Failed" && <Coming label={text("account.tokensLoading")} />}
    </>
  )
}

function Tokens({ tokens: told }: { readonly tokens: ReadonlyArray<TokenBalance> }) {
  const tokens = byWorth(told, ({ value }) => value)
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
      <ul aria-label={text("account.tokens")}>
        {shown.map((token) => (
          <TokenRow key={`${token.network}:${token.address ?? ""}`} token={token} />
        ))}
      </ul>
      {rest.length > 0 && (
        <button type="button" className="btn plain fold" onClick={() => setAll(true)}>
          {text("account.worthless", { count: rest.length })} <Icon path={downIcon} />
        </button>
      )}
    </>
  )
}

/** A token; a press leads to sending it, where the project lets visitors send. */
function TokenRow({ token }: { readonly token: TokenBalance }) {
  const { features } = useRxValue(configRx)
  const dispatch = useDispatch()
  return (
    <li>
      <Row
        picture={<Picture name={token.symbol} icon={token.iconUrl} size="s40 round" />}
        name={token.name}
        sub={<bdi dir="ltr">{showAmount(token.quantity.numeric, token.symbol)}</bdi>}
        end={<bdi dir="ltr">{showWorth(token.value)}</bdi>}
        press={
          features.send
            ? () => dispatch({ _tag: "Pushed", view: { _tag: "WalletSend", token: token.address ?? null } })
            : undefined
        }
      />
    </li>
  )
}
