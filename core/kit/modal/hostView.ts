import type { AccountTab } from "../../onchain/account/accountTabs.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import type { OpenableView, View } from "./views.ts"

/** Short names of views, with the full names. */
export const shortViews = {
  Send: "WalletSend",
  Receive: "WalletReceive",
  Buy: "OnRampProviders",
  Activity: "Transactions",
  Names: "RegisterAccountName",
  SmartSessions: "SmartSessionList",
  SignIn: "SIWXSignMessage"
} as const satisfies Readonly<Record<string, OpenableView>>
/** A short name of a view, for hosts. */
export type ShortView = keyof typeof shortViews

/** The values that a host fills into the view that it opens: text as a visitor would type it, with the same checks. */
export interface Filling {
  /**
   * For `WalletSend`. `token`: its contract, or its symbol if the account holds exactly one token of that symbol on the
   * current network; defaults to the network's coin. `amount`: whole tokens, as decimal text.
   */
  readonly send?: {
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly token?: string | undefined
  }
  /** For `Swap`. Tokens by symbol, contract or CAIP-19 id; `slippage` in percent. */
  readonly swap?: {
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly slippage?: string | undefined
  }
  /** For `OnRampProviders`. `amount` in the payment currency; the token by symbol or contract. */
  readonly onramp?: {
    readonly amount?: string | undefined
    readonly currency?: string | undefined
    readonly token?: string | undefined
  }
  /**
   * For `AddFunds`. `token`: its contract, or its symbol; defaults to the network's coin. `amount`: whole tokens, as
   * decimal text. `network`: one of `networks`, by the number of an EVM chain or its id (CAIP-2); defaults to the current
   * one.
   */
  readonly funds?: {
    readonly token?: string | undefined
    readonly amount?: string | undefined
    readonly network?: number | string | undefined
  }
  /** Of `Account`. */
  readonly tab?: AccountTab | undefined
  /** For `RegisterAccountName`, with or without its suffix. */
  readonly name?: string | undefined
}

/** The field that fills in each view that accepts one. */
export const fillingOf = {
  WalletSend: "send",
  Swap: "swap",
  OnRampProviders: "onramp",
  AddFunds: "funds",
  Account: "tab",
  RegisterAccountName: "name"
} as const satisfies Partial<Record<OpenableView, keyof Filling>>

/** Returns the full name for a host's name of a view. */
export const getFullName = (name: string): string =>
  Object.entries(shortViews).find(([short]) => short === name)?.[1] ?? name

/**
 * Returns the view with the host's values; undefined without values. Fields are read one by one; all other fields of
 * the argument are ignored.
 */
export const createFilledView = (view: string, { funds, name, onramp, send, swap, tab }: Filling): View | undefined => {
  if (view === "WalletSend" && send !== undefined)
    return { _tag: view, to: send.to, amount: send.amount, token: send.token, byHost: true }
  if (view === "Swap" && swap !== undefined)
    return { _tag: view, from: swap.from, to: swap.to, amount: swap.amount, slippage: swap.slippage }
  if (view === "OnRampProviders" && onramp !== undefined)
    return { _tag: view, amount: onramp.amount, currency: onramp.currency, token: onramp.token, byHost: true }
  if (view === "AddFunds" && funds !== undefined)
    return {
      _tag: view,
      amount: funds.amount,
      token: funds.token,
      network: toNetworkId(funds.network),
      byHost: true
    }
  if (view === "Account" && tab !== undefined) return { _tag: view, tab }
  return view === "RegisterAccountName" && name !== undefined ? { _tag: view, name } : undefined
}
