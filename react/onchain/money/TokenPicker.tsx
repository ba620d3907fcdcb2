import { type KeyboardEvent, useId } from "react"
import {
  findTokens,
  isSameToken,
  namesakes,
  type PickedToken,
  shownSymbol
} from "../../../core/onchain/money/pickTokens.ts"
import { worthOf } from "../../../core/onchain/money/typedAmount.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { Coming } from "../../foundation/parts/Coming.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { searchIcon } from "../../foundation/parts/viewIcons.ts"
import { useMoveAlong } from "../../foundation/parts/useMoveAlong.ts"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Picture } from "../../foundation/ui/Picture.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { useGradually } from "../../wallets/catalogue/useGradually.ts"

/** Tokens under one word: those of the account, those that many choose. */
export interface TokenGroup {
  readonly title: string
  readonly tokens: ReadonlyArray<PickedToken>
}

/**
 * A list of tokens to choose from, searched by name, symbol and address. Rows of long lists are drawn over several
 * frames. `groups` is undefined while they are on their way.
 */
export function TokenPicker({
  choose,
  chosen,
  groups,
  search,
  searched
}: {
  readonly groups: ReadonlyArray<TokenGroup> | undefined
  /** The address of the present token; null for the coin, undefined if none is chosen. */
  readonly chosen: string | null | undefined
  readonly choose: (token: PickedToken) => void
  readonly search: string
  readonly searched: (text: string) => void
}) {
  const text = useText()
  const all = groups?.flatMap(({ tokens }) => tokens) ?? []
  const found = (groups ?? [])
    .map(({ title, tokens }) => ({ title, tokens: findTokens(tokens, search) }))
    .filter(({ tokens }) => tokens.length > 0)
  const count = found.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const isNone = groups !== undefined && count === 0
  useSay(isNone ? text("money.noToken", { text: search }) : "")
  const toList = ({ currentTarget, key }: KeyboardEvent<HTMLInputElement>): void => {
    const rows = currentTarget.closest(".body")?.querySelectorAll<HTMLElement>(".tokens button")
    if (key === "ArrowDown") rows?.[0]?.focus()
    if (key === "Enter" && search.trim() !== "") rows?.[0]?.click()
  }
  return (
    <>
      <label className="field">
        <Icon path={searchIcon} />
        <input
          type="search"
          aria-label={text("money.search")}
          placeholder={text("money.search")}
          value={search}
          onChange={({ target: { value } }) => searched(value)}
          onKeyDown={toList}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      {groups === undefined && <Coming label={text("account.tokensLoading")} />}
      {isNone && (
        <Empty drawing="glass" title={text("money.noToken", { text: search })} more={text("money.noTokenNext")}>
          <button type="button" className="btn small" onClick={() => searched("")}>
            {text("allWallets.clear")}
          </button>
        </Empty>
      )}
      <Groups groups={found} count={count} alike={namesakes(all)} chosen={chosen} choose={choose} />
    </>
  )
}

function Groups({
  alike,
  choose,
  chosen,
  count,
  groups
}: {
  readonly groups: ReadonlyArray<TokenGroup>
  readonly count: number
  readonly alike: ReadonlySet<PickedToken>
  readonly chosen: string | null | undefined
  readonly choose: (token: PickedToken) => void
}) {
  const id = useId()
  const moveAlong = useMoveAlong()
  let left = useGradually(count)
  return groups.map(({ title, tokens }, at) => {
    const drawn = tokens.slice(0, Math.max(0, left))
    left -= tokens.length
    if (drawn.length === 0) return null
    return (
      <section key={title} className="tokens">
        <h3 className="group" id={`${id}-${at}`}>
          {title}
        </h3>
        <ul aria-labelledby={`${id}-${at}`} onKeyDown={moveAlong}>
          {drawn.map((token) => (
            <li key={token.address ?? ""}>
              <TokenRow
                token={token}
                isAlike={alike.has(token)}
                isChosen={chosen !== undefined && isSameToken(chosen, token.address)}
                choose={choose}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** What is held of a token stands under its name; of one whose symbol another has, its address. */
function TokenRow({
  choose,
  isAlike,
  isChosen,
  token
}: {
  readonly token: PickedToken
  readonly isAlike: boolean
  readonly isChosen: boolean
  readonly choose: (token: PickedToken) => void
}) {
  const { address, held, iconUrl, name, price } = token
  const symbol = shownSymbol(token.symbol)
  const worth = held === undefined ? null : worthOf(held, price)
  const about = [held === undefined ? symbol : showAmount(held, symbol)]
  if (isAlike && address !== null) about.push(truncateAddress(address))
  return (
    <Row
      picture={<Picture name={symbol} icon={iconUrl} size="s40 round" />}
      name={name}
      sub={<bdi dir="ltr">{about.join(" · ")}</bdi>}
      end={held === undefined ? undefined : <bdi dir="ltr">{worth === null ? "—" : showWorth(worth)}</bdi>}
      current={isChosen}
      press={() => choose(token)}
    />
  )
}
