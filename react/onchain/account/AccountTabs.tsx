import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type AccountTab, accountTabs } from "../../../core/onchain/account/accountTabs.ts"
import { canFetchTokens } from "../../../core/onchain/token/tokensAskable.ts"
import { LoadingRows } from "../../foundation/parts/LoadingRows.tsx"
import { Tabs } from "../../foundation/parts/Tabs.tsx"
import { chunksRx, configRx, loadedViewsRx, useDispatch, useText, viewRx } from "../../foundation/state/atoms.ts"
import { accountRx, receiptRx, tokenRx } from "./atoms.ts"
import { ChunkFailed } from "./ChunkFailed.tsx"
import { TokensTab } from "./TokensTab.tsx"

/**
 * The account's tokens, collectibles and activity: the tabs that have a data source. The view may name the first tab.
 */
export function AccountTabs({ account }: { readonly account: AccountId }) {
  const view = useRxValue(viewRx)
  const tab = view._tag === "Account" ? view.tab : undefined
  return <TabList key={tab} account={account} tab={tab} />
}

function TabList({ account, tab }: { readonly account: AccountId; readonly tab: AccountTab | undefined }) {
  const { chainService, resolved } = useRxValue(configRx)
  const hasTokens = useRxValue(tokenRx)?.balances[account] !== undefined
  const room = useRxValue(accountRx)
  const [pressed, setPressed] = useState<AccountTab | undefined>(tab ?? room?.tab)
  const dispatch = useDispatch()
  const text = useText()
  const hasSent = useRxValue(receiptRx)?.sent.some((record) => record.account === account) === true
  const hasHistory = resolved.activity && chainService
  const has: Readonly<Record<AccountTab, boolean>> = {
    tokens: hasTokens || canFetchTokens(chainService, account),
    nfts: hasHistory && !account.startsWith("bip122:"),
    activity: hasHistory || hasSent
  }
  const names = accountTabs.filter((name) => has[name])
  const selected = names.length === 1 ? names[0] : pressed
  // The account state loads with the balances, which may arrive after the first press.
  useEffect(() => {
    if (room !== undefined && selected !== undefined && room.tab !== selected)
      dispatch({ _tag: "TabChosen", tab: selected })
  }, [room, selected, dispatch])
  return (
    <Tabs
      label={text("view.Account")}
      look="tabs"
      names={names}
      start={tab ?? room?.tab}
      title={(name) => text(`account.${name}`)}
      choose={setPressed}
      opens={(name) => (name === "tokens" ? undefined : "Transactions")}
      part={(name) => (name === "tokens" ? <TokensTab account={account} /> : <LazyTab name={name} />)}
    />
  )
}

/** A tab whose code loads when it is first opened. */
function LazyTab({ name }: { readonly name: Exclude<AccountTab, "tokens"> }) {
  const Part = useRxValue(loadedViewsRx)[`tab.${name}`]
  const { Activity: chunk } = useRxValue(chunksRx)
  const text = useText()
  if (Part !== undefined) return <Part />
  return chunk === "failed" ? <ChunkFailed chunk="Activity" /> : <LoadingRows label={text("modal.loading")} />
}
