import { limits } from "../data/limits.ts"
import { truncateAddress } from "./truncateAddress.ts"

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")

/** A decimal text's parts without superfluous zeros; undefined when it is no plain decimal. */
const decimalParts = (
  text: string
): { readonly negative: boolean; readonly whole: string; readonly fraction: string } | undefined => {
  const [, sign, whole = "", fraction = ""] = /^(-)?(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === "" && fraction === "") return undefined
  return { negative: sign === "-", whole: whole.replace(/^0+(?=\d)/, "") || "0", fraction }
}

/**
 * A balance of whole tokens, cut (not rounded) to three decimals: never shown higher than it is, and no float touches
 * it. `"1234.5678"` is `"1,234.567"`. What is no amount is shown as `"0.000"`. docs/spec/foundation.md#text-balances.
 */
export const showBalance = (amount: string, symbol = ""): string => {
  const shown = showNumber(amount, limits.balanceDecimals)
  return symbol === "" ? shown : `${shown} ${symbol}`
}

/** Whether something is held that is too little to show: then `"0.000"` would be a lie, and `"<0.001"` is not. */
export const isDust = (amount: string): boolean => {
  const parts = decimalParts(amount)
  return (
    parts !== undefined &&
    !parts.negative &&
    /^0*$/.test(parts.whole + parts.fraction.slice(0, limits.balanceDecimals)) &&
    /[1-9]/.test(parts.fraction)
  )
}

/**
 * A decimal text as en-US writes it, two decimals by default: cut, never rounded up. What is no amount is zero.
 * docs/spec/foundation.md#text-numbers.
 */
export const showNumber = (amount: string, decimals: number = limits.numberDecimals): string => {
  const parts = decimalParts(amount)
  const { fraction, whole } = parts === undefined || parts.negative ? { whole: "0", fraction: "" } : parts
  return decimals === 0 ? grouped(whole) : `${grouped(whole)}.${fraction.slice(0, decimals).padEnd(decimals, "0")}`
}

/**
 * An amount of money (decimal text) as en-US writes it, two decimals, cut and never rounded up: `"$1,234.50"`.
 * docs/spec/foundation.md#text-numbers.
 */
export const showFiat = (amount: string, currency: string = "USD"): string => {
  const shown = showNumber(amount, limits.numberDecimals)
  // Dollars are what is shown almost always, and need no table of currencies.
  if (currency === "USD") return `$${shown}`
  return /^[A-Z]{3}$/.test(currency)
    ? (0).toLocaleString("en-US", { style: "currency", currency, maximumFractionDigits: 0 }).replace("0", () => shown)
    : shown
}

/** An address of a transaction: four characters, six characters. docs/spec/foundation.md#text-addresses. */
export const truncateTransactionAddress = (address: string): string =>
  truncateAddress(address, limits.addressLeading, limits.addressTrailing)
