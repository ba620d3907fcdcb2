import { type KeyboardEvent, useId } from "react"
import {
  findTokens,
  isSameToken,
  findNamesakes,
  type PickedToken,
  displaySymbol
} from "../../../core/onchain/money/pickTokens.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { LoadingRows } from "../../foundation/parts/LoadingRows.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { searchIcon } from "../../foundation/parts/viewIcons.ts"
import { useMoveAlong } from "../../foundation/parts/useMoveAlong.ts"
import { useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { Row } from "../../foundation/ui/Row.tsx"
import { TokenPicture } from "./TokenPicture.tsx"
import { useGradually } from "../../wallets/catalogue/useGradually.ts"

/** Tokens under a heading: those of the account, suggested ones, popular ones. */
export interface TokenGroup {
  readonly title: string
  readonly tokens: ReadonlyArray<PickedToken>
}

/**
 * A list of tokens that can be searched by name, symbol and address. Long lists are drawn over several frames. `groups`
 * is undefined while the tokens are loading.
 */
export function TokenPicker({
  choose,
  selected,
  groups,
  search,
  searched
}: {
  readonly groups: ReadonlyArray<TokenGroup> | undefined
  /** The address of the current token; null for the coin, undefined if no token is selected. */
  readonly selected: string | null | undefined
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
      {groups === undefined && <LoadingTokens />}
      {isNone && (
        <Empty drawing="glass" title={text("money.noToken", { text: search })} more={text("money.noTokenNext")}>
          <button type="button" className="btn small" onClick={() => searched("")}>
            {text("allWallets.clear")}
          </button>
        </Empty>
      )}
      <Groups groups={found} count={count} alike={findNamesakes(all)} selected={selected} choose={choose} />
    </>
  )
}

/** The placeholders of a heading and its tokens. */
function LoadingTokens() {
  const text = useText()
  return (
    <div className="tokens">
      <p className="group" aria-hidden="true">
        <span className="bar" />
      </p>
      <LoadingRows label={text("account.tokensLoading")} />
    </div>
  )
}

function Groups({
  alike,
  choose,
  selected,
  count,
  groups
}: {
  readonly groups: ReadonlyArray<TokenGroup>
  readonly count: number
  readonly alike: ReadonlySet<PickedToken>
  readonly selected: string | null | undefined
  readonly choose: (token: PickedToken) => void
}) {
  const id = useId()
  const moveAlong = useMoveAlong()
  let remaining = useGradually(count)
  return groups.map(({ title, tokens }, index) => {
    const rendered = tokens.slice(0, Math.max(0, remaining))
    remaining -= tokens.length
    if (rendered.length === 0) return null
    return (
      <section key={title} className="tokens">
        <h3 className="group" id={`${id}-${index}`}>
          {title}
        </h3>
        <ul aria-labelledby={`${id}-${index}`} onKeyDown={moveAlong}>
          {rendered.map((token) => (
            <li key={token.address ?? ""}>
              <TokenRow
                token={token}
                isAlike={alike.has(token)}
                isSelected={selected !== undefined && isSameToken(selected, token.address)}
                choose={choose}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** A token with its balance below its name; if it shares its symbol with another token, also with its address. */
function TokenRow({
  choose,
  isAlike,
  isSelected,
  token
}: {
  readonly token: PickedToken
  readonly isAlike: boolean
  readonly isSelected: boolean
  readonly choose: (token: PickedToken) => void
}) {
  const { address, held, iconUrl, name, price } = token
  const symbol = displaySymbol(token.symbol)
  const worth = held === undefined ? null : computeWorth(held, price)
  const about = [held === undefined ? symbol : showAmount(held, symbol)]
  if (isAlike && address !== null) about.push(truncateAddress(address))
  return (
    <Row
      picture={<TokenPicture symbol={symbol} iconUrl={iconUrl} isCoin={address === null} />}
      name={name}
      sub={<bdi dir="ltr">{about.join(" · ")}</bdi>}
      end={held === undefined ? undefined : <bdi dir="ltr">{worth === null ? "—" : showWorth(worth)}</bdi>}
      current={isSelected}
      press={() => choose(token)}
    />
  )
}
