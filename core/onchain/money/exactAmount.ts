import { shortenToSignificant } from "../../foundation/text/significantDigits.ts"

/** Formats an amount with all its digits, the whole part in groups: `"2471.139"` becomes `"2,471.139"`. */
export const formatExact = (amount: string): string => {
  const [whole = "", fraction] = amount.split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * Formats an amount for a receipt: grouped, with at most three decimals, truncated. An amount below one keeps three
 * significant digits, so that it is never zero: `"2478.903534"` becomes `"2,478.903"`, `"0.00002154"` `"0.0000215"`.
 */
export const formatBrief = (amount: string): string => {
  const [whole = "", fraction = ""] = amount.split(".")
  const short = /[1-9]/.test(whole) ? `${whole}.${fraction.slice(0, 3)}` : shortenToSignificant(amount, 3)
  return formatExact(short.includes(".") ? short.replace(/\.?0*$/, "") : short)
}
