import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { EventOf, OtherEvent } from "../../foundation/data/step.ts"
import type { ConnectionEvent } from "../../wallets/connection/events.ts"
import type { AccountEvent, AccountState, NativeBalance } from "./events.ts"

export const accountStart: AccountState = { tab: "tokens", native: {}, runs: {} }

/** Updates the account screen. */
export const stepAccount = (
  account: AccountState,
  event: AccountEvent | EventOf<ConnectionEvent, "Disconnected"> | OtherEvent
): AccountState => {
  switch (event._tag) {
    case "TabChosen":
      return account.tab === event.tab ? account : { ...account, tab: event.tab }
    case "AccountCodeRead":
      return account.runs[event.account] === event.runs
        ? account
        : { ...account, runs: { ...account.runs, [event.account]: event.runs } }
    case "NativeBalanceAsked":
      return put(account, event.account, toLoading(account.native[event.account] ?? idle))
    case "NativeBalanceArrived":
      return put(account, event.account, toLoaded(event.balance))
    case "NativeBalanceFailed":
      return put(account, event.account, toFailed(account.native[event.account] ?? idle, event.error))
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
