import type { AccountId } from "../../chain/network/ids.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import type { KitEvent } from "../../state.ts"

/** What an account holds of its chain's own coin. `amount` counts whole coins, as exact decimal text. */
export interface NativeBalance {
  readonly amount: string
  readonly symbol: string
}

export const accountTabs = ["tokens", "nfts", "activity"] as const
/** Spec §2: the account screen has three tabs. */
export type AccountTab = (typeof accountTabs)[number]

export interface AccountState {
  readonly tab: AccountTab
  readonly native: Readonly<Record<AccountId, Remote<NativeBalance>>>
}

export type AccountEvent =
  | { readonly _tag: "TabChosen"; readonly tab: AccountTab }
  | { readonly _tag: "NativeBalanceAsked"; readonly account: AccountId }
  | { readonly _tag: "NativeBalanceArrived"; readonly account: AccountId; readonly balance: NativeBalance }
  | { readonly _tag: "NativeBalanceFailed"; readonly account: AccountId; readonly error: FailureData }

export const accountStart: AccountState = { tab: "tokens", native: {} }

/** Moves the account screen. */
export const stepAccount = (account: AccountState, event: KitEvent): AccountState => {
  switch (event._tag) {
    case "TabChosen":
      return account.tab === event.tab ? account : { ...account, tab: event.tab }
    case "NativeBalanceAsked":
      return put(account, event.account, asking(account.native[event.account] ?? unasked))
    case "NativeBalanceArrived":
      return put(account, event.account, arrived(event.balance))
    case "NativeBalanceFailed":
      return put(account, event.account, failed(account.native[event.account] ?? unasked, event.error))
    case "Disconnected":
      return account.tab === "tokens" ? account : { ...account, tab: "tokens" }
    default:
      return account
  }
}

const put = (account: AccountState, id: AccountId, native: Remote<NativeBalance>): AccountState => ({
  ...account,
  native: { ...account.native, [id]: native }
})
