import { limits } from "../limits.ts"
import { truncateAddress } from "./truncateAddress.ts"

const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")

/** A decimal text's parts without superfluous zeros; undefined when it is no plain decimal. */
const decimalParts = (text: string): { readonly negative: boolean; readonly whole: string; readonly fraction: string } | undefined => {
  const [, sign, whole = "", fraction = ""] = /^(-)?(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === "" && fraction === "") return undefined
  return { negative: sign === "-", whole: whole.replace(/^0+(?=\d)/, "") || "0", fraction }
}

/**
 * A balance of whole tokens, cut (not rounded) to three decimals: never shown higher than it is, and no float touches
 * it. `"1234.5678"` is `"1,234.567"`. What is no amount is shown as `"0.000"`. Spec §9.
 */
export const showBalance = (amount: string, symbol = ""): string => {
  const parts = decimalParts(amount)
  const shown = parts === undefined || parts.negative ? "0.000"
    : `${grouped(parts.whole)}.${parts.fraction.slice(0, limits.balanceDecimals).padEnd(limits.balanceDecimals, "0")}`
  return symbol === "" ? shown : `${shown} ${symbol}`
}

/** Whether something is held that is too little to show: then `"0.000"` would be a lie, and `"<0.001"` is not. */
export const isDust = (amount: string): boolean => {
  const parts = decimalParts(amount)
  return parts !== undefined && !parts.negative && /^0*$/.test(parts.whole + parts.fraction.slice(0, limits.balanceDecimals)) && /[1-9]/.test(parts.fraction)
}

/** A number as en-US writes it, two decimals by default. Spec §9. */
export const showNumber = (value: number, decimals: number = limits.numberDecimals): string =>
  Number.isFinite(value)
    ? value.toLocaleString("en-US", { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    : (0).toFixed(decimals)

/** An amount of money as en-US writes it, two decimals: `"$1,234.50"`. Spec §9. */
export const showFiat = (value: number, currency: string = "USD"): string => {
  const amount = Number.isFinite(value) ? value : 0
  return /^[A-Z]{3}$/.test(currency)
    ? amount.toLocaleString("en-US", { style: "currency", currency, minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : showNumber(amount)
}

/** An address of a transaction: four characters, six characters. Spec §9. */
export const truncateTransactionAddress = (address: string): string =>
  truncateAddress(address, limits.addressLeading, limits.addressTrailing)
