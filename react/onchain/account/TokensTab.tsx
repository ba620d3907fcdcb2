import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { showAmount, showWorth } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { findNamesakes } from "../../../core/onchain/money/pickTokens.ts"
import { sortByWorth, getCountedWorth } from "../../../core/onchain/token/holdings.ts"
import { canFetchTokens } from "../../../core/onchain/token/tokensAskable.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { configRx, useDispatch, useText } from "../../foundation/state/atoms.ts"
import { LoadingRows } from "../../foundation/parts/LoadingRows.tsx"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { downIcon } from "../../foundation/parts/viewIcons.ts"
import { Row } from "../../foundation/ui/Row.tsx"
import { AddMissing, useFunding } from "./AddMissing.tsx"
import { TokenPicture } from "../money/TokenPicture.tsx"
import { tokenRx } from "./atoms.ts"

/** The account's tokens with their value. Without a source of balances there is no list. */
export function TokensTab({ account }: { readonly account: AccountId }) {
  const token = useRxValue(tokenRx)
  const { chainService } = useRxValue(configRx)
  const text = useText()
  const balances = token?.balances[account]
  const tokens = balances === undefined ? undefined : latest(balances)
  if (!canFetchTokens(chainService, account) && tokens === undefined) return null
  return (
    <>
      {tokens !== undefined && (
        <Tokens tokens={tokens} isUncovered={token?.uncovered.includes(splitAccountId(account).network) === true} />
      )}
      {tokens === undefined && balances?._tag !== "Failed" && <LoadingRows label={text("account.tokensLoading")} />}
    </>
  )
}

function Tokens({
  isUncovered,
  tokens: owned
}: {
  readonly tokens: ReadonlyArray<TokenBalance>
  readonly isUncovered: boolean
}) {
  const tokens = sortByWorth(owned, getCountedWorth)
  const text = useText()
  const hasFunding = useFunding()
  const [unfolded, setUnfolded] = useState<ReadonlyArray<string>>([])
  if (tokens.every(({ quantity }) => isNothing(quantity.numeric))) {
    return (
      <Empty
        drawing="tray"
        title={text(isUncovered ? "account.uncovered" : "account.noTokens")}
        more={text(isUncovered ? "account.uncoveredNext" : "account.noTokensNext")}
      >
        {hasFunding ? <AddMissing token={null} isSmall /> : undefined}
      </Empty>
    )
  }
  const lures = tokens.filter(({ suspicious }) => suspicious === "name")
  const sound = tokens.filter((token) => !lures.includes(token))
  const worthless = sound.filter(
    ({ suspicious, value }) => suspicious === undefined && value !== null && isNothing(value)
  )
  const folds = [
    { key: "account.worthless", tokens: worthless.length === sound.length ? [] : worthless },
    { key: "account.hidden", tokens: lures }
  ] as const
  const folded = folds.flatMap((fold) => (unfolded.includes(fold.key) ? [] : fold.tokens))
  const listed = tokens.filter((token) => !folded.includes(token))
  const twins = findNamesakes(listed)
  return (
    <>
      <ul aria-label={text("account.tokens")}>
        {listed.map((token) => (
          <TokenRow key={`${token.network}:${token.address ?? ""}`} token={token} isNamesake={twins.has(token)} />
        ))}
      </ul>
      {folds.map(
        ({ key, tokens: { length: count } }) =>
          count > 0 &&
          !unfolded.includes(key) && (
            <button key={key} type="button" className="btn plain fold" onClick={() => setUnfolded([...unfolded, key])}>
              {text(key, { count })} <Icon path={downIcon} />
            </button>
          )
      )}
    </>
  )
}

const isNothing = (value: string): boolean => !/[1-9]/.test(value)

/**
 * A token; a press opens the send form if the project enables sending. A suspicious token says why its value is not
 * counted; a token that shares its symbol with another shows its address.
 */
function TokenRow({ isNamesake, token }: { readonly token: TokenBalance; readonly isNamesake: boolean }) {
  const { features } = useRxValue(configRx)
  const dispatch = useDispatch()
  const text = useText()
  const { address, suspicious, value } = token
  return (
    <li>
      <Row
        picture={
          <TokenPicture
            symbol={token.symbol}
            iconUrl={token.iconUrl}
            isCoin={address === undefined}
            network={token.network}
          />
        }
        name={token.name}
        sub={
          <>
            <bdi dir="ltr">{showAmount(token.quantity.numeric, token.symbol)}</bdi>
            {isNamesake && address !== undefined && (
              <>
                {" · "}
                <bdi dir="ltr">{truncateAddress(address)}</bdi>
              </>
            )}
            {suspicious !== undefined && (
              <>
                {" · "}
                {text(suspicious === "name" ? "account.lure" : "account.unchecked")}
              </>
            )}
          </>
        }
        end={<bdi dir="ltr">{value === null || suspicious !== undefined ? "—" : showWorth(value)}</bdi>}
        opens={features.send ? "WalletSend" : undefined}
        press={
          features.send
            ? () => dispatch({ _tag: "Pushed", view: { _tag: "WalletSend", token: address ?? null } })
            : undefined
        }
      />
    </li>
  )
}
