import type { AccountTab } from "../../onchain/account/accountTabs.ts"
import type { OpenableView, View } from "./views.ts"

/** Short names of views, and the names that they stand for. */
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

/** What a host fills in of the view that it opens: text as a visitor would type it, checked as a visitor's is. */
export interface Filling {
  /**
   * Of `WalletSend`. `token`: its contract, or its symbol where the account holds exactly one of that symbol on the network
   * that is shown; the network's coin if absent. `amount`: whole tokens, as decimal text.
   */
  readonly send?: {
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly token?: string | undefined
  }
  /** Of `Swap`. Tokens by symbol, contract or CAIP-19 id; `slippage` in percent. */
  readonly swap?: {
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly amount?: string | undefined
    readonly slippage?: string | undefined
  }
  /** Of `OnRampProviders`. `amount` in the currency that is paid; the token by symbol or contract. */
  readonly onramp?: {
    readonly amount?: string | undefined
    readonly currency?: string | undefined
    readonly token?: string | undefined
  }
  /** Of `Account`. */
  readonly tab?: AccountTab | undefined
  /** Of `RegisterAccountName`: with or without its suffix. */
  readonly name?: string | undefined
}

/** The field that fills a view in, for each view that takes one. */
export const fillingOf = {
  WalletSend: "send",
  Swap: "swap",
  OnRampProviders: "onramp",
  Account: "tab",
  RegisterAccountName: "name"
} as const satisfies Partial<Record<OpenableView, keyof Filling>>

/** Returns the name that a host's name of a view stands for. */
export const longName = (name: string): string =>
  Object.entries(shortViews).find(([short]) => short === name)?.[1] ?? name

/**
 * Returns the view with what a host filled in; undefined if that is nothing. Fields are taken one by one: what else an
 * argument holds goes nowhere.
 */
export const filledView = (view: string, { name, onramp, send, swap, tab }: Filling): View | undefined => {
  if (view === "WalletSend" && send !== undefined)
    return { _tag: view, to: send.to, amount: send.amount, token: send.token, byHost: true }
  if (view === "Swap" && swap !== undefined)
    return { _tag: view, from: swap.from, to: swap.to, amount: swap.amount, slippage: swap.slippage }
  if (view === "OnRampProviders" && onramp !== undefined)
    return { _tag: view, amount: onramp.amount, currency: onramp.currency, token: onramp.token }
  if (view === "Account" && tab !== undefined) return { _tag: view, tab }
  return view === "RegisterAccountName" && name !== undefined ? { _tag: view, name } : undefined
}
