import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { idle, latest } from "../../../core/foundation/data/remote.ts"
import { getTokenRank } from "../../../core/onchain/swap/offeredSymbols.ts"
import parts from "../../foundation/parts/parts.css?inline"
import { chainRx, useDispatch, useSentence, useText } from "../../foundation/state/atoms.ts"
import { Empty } from "../../foundation/parts/Empty.tsx"
import { Page } from "../../foundation/ui/Page.tsx"
import money from "../money/money.css?inline"
import { sortByWorth } from "../../../core/onchain/token/holdings.ts"
import { computeWorth } from "../../../core/foundation/text/worth.ts"
import { TokenPicker } from "../money/TokenPicker.tsx"
import { useAccountId } from "../account/useAccountId.ts"
import { swapRx } from "./atoms.ts"
import { type SwapPick, useHoldings } from "./useHoldings.ts"

const css = parts + money

/** The tokens that can be swapped: the account's, suggested and popular ones, then all others. */
export function SwapSelectToken() {
  const swap = useRxValue(swapRx)
  const { networks } = useRxValue(chainRx)
  const account = useAccountId()
  const pickOf = useHoldings()
  const dispatch = useDispatch()
  const text = useText()
  const sentence = useSentence()
  const [search, setSearch] = useState("")
  if (swap === undefined || account === undefined) return null
  const { network } = splitAccountId(account)
  const listed = swap.tokens[network] ?? idle
  const picks = latest(listed)?.map(pickOf)
  const { from, to } = swap.form
  const selected = swap.side === "from" ? from : to
  const holdings = picks?.filter((pick) => pick.held !== undefined && /[1-9]/.test(pick.held)) ?? []
  const own = sortByWorth(holdings, (pick) => computeWorth(pick.held ?? "0", pick.price) ?? "0")
  const rest = picks?.filter((pick) => !own.includes(pick)) ?? []
  const groups = [
    { title: text("swap.yours", { network: findNetwork(networks, network).name }), tokens: own },
    { title: text("swap.suggested"), tokens: rest.filter(({ symbol }) => getTokenRank(symbol) === "suggested") },
    { title: text("swap.popular"), tokens: rest.filter(({ symbol }) => getTokenRank(symbol) === "popular") },
    { title: text("swap.all"), tokens: rest.filter(({ symbol }) => getTokenRank(symbol) === "other") }
  ]
  const choose = (token: SwapPick["token"]): void =>
    dispatch({ _tag: swap.side === "from" ? "SwapSourceChosen" : "SwapTargetChosen", token }, { _tag: "WentBack" })
  return (
    <Page css={css}>
      {listed._tag === "Failed" ? (
        <Empty drawing="plug" alert title={sentence(listed.error)}>
          <button type="button" className="btn small" onClick={() => dispatch({ _tag: "SwapTokensAsked", network })}>
            {text("modal.retry")}
          </button>
        </Empty>
      ) : (
        <TokenPicker
          groups={picks === undefined ? undefined : groups.filter(({ tokens }) => tokens.length > 0)}
          selected={selected === null ? undefined : pickOf(selected).address}
          choose={(pick) => {
            const found = picks?.find(({ address }) => address === pick.address)
            if (found !== undefined) choose(found.token)
          }}
          search={search}
          searched={setSearch}
        />
      )}
    </Page>
  )
}
