import { limits } from "../data/limits.ts"

const groupThousands = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",")

/** Splits a decimal text into its parts, without superfluous zeros. Returns undefined if it is not a plain decimal. */
const getDecimalParts = (
  text: string
): { readonly negative: boolean; readonly whole: string; readonly fraction: string } | undefined => {
  const [, sign, whole = "", fraction = ""] = /^(-)?(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? []
  if (whole === "" && fraction === "") return undefined
  return { negative: sign === "-", whole: whole.replace(/^0+(?=\d)/, "") || "0", fraction }
}

/**
 * Formats a balance of whole tokens, truncated (not rounded) to three decimals: never shown higher than it is, and
 * never a float. `"1234.5678"` becomes `"1,234.567"`. Text that is not an amount, or below zero, becomes `"0.000"`.
 * docs/spec/foundation.md#text-balances.
 */
export const showBalance = (amount: string, symbol = ""): string => {
  const text = showNumber(getDecimalParts(amount)?.negative === true ? "0" : amount, limits.balanceDecimals)
  return symbol === "" ? text : `${text} ${symbol}`
}

/** Returns whether an amount is above zero but too small to show: `"0.000"` would be wrong, `"<0.001"` is right. */
export const isDust = (amount: string): boolean => {
  const parts = getDecimalParts(amount)
  return (
    parts !== undefined &&
    !parts.negative &&
    /^0*$/.test(parts.whole + parts.fraction.slice(0, limits.balanceDecimals)) &&
    /[1-9]/.test(parts.fraction)
  )
}

/**
 * Formats a balance for a view like `showBalance`, without trailing zeros, and marks one that is too small to show:
 * `"100 ETH"`, `"<0.001 ETH"`. docs/spec/foundation.md#text-balances.
 */
export const showAmount = (amount: string, symbol = ""): string => {
  const digits = showBalance(amount)
  const text = isDust(amount) ? "<0.001" : digits.replace(/\.?0+$/, "")
  return symbol === "" ? text : `${text} ${symbol}`
}

/** Formats a worth in dollars for a view and marks one that is too small to show: `"<$0.01"`. */
export const showWorth = (amount: string): string => {
  const text = showFiat(amount)
  return !/[1-9]/.test(text) && /[1-9]/.test(amount) ? "<$0.01" : text
}

/**
 * Formats a decimal text for en-US, two decimals by default: truncated towards zero, never rounded up, with its sign
 * unless only zeros are left. Text that is not an amount counts as zero. docs/spec/foundation.md#text-numbers.
 */
export const showNumber = (amount: string, decimals: number = limits.numberDecimals): string => {
  const parts = getDecimalParts(amount)
  const { fraction, negative, whole } = parts ?? { whole: "0", fraction: "", negative: false }
  const text =
    decimals === 0
      ? groupThousands(whole)
      : `${groupThousands(whole)}.${fraction.slice(0, decimals).padEnd(decimals, "0")}`
  return negative && /[1-9]/.test(text) ? `-${text}` : text
}

/**
 * Formats an amount of money (decimal text) for en-US, with as many decimals as the currency has, truncated towards zero,
 * never rounded up: `"$1,234.50"`, `"-$0.50"`, `"¥1,234"`.
 * docs/spec/foundation.md#text-numbers.
 */
export const showFiat = (amount: string, currency: string = "USD"): string => {
  const style = { style: "currency", currency } as const
  // Dollars are the most frequent case and need no table of currencies.
  const isOther = currency !== "USD" && /^[A-Z]{3}$/.test(currency)
  const decimals = isOther
    ? new Intl.NumberFormat("en-US", style).resolvedOptions().maximumFractionDigits
    : limits.numberDecimals
  const signed = showNumber(amount, decimals)
  const text = signed.replace("-", "")
  const money = isOther
    ? (0).toLocaleString("en-US", { ...style, maximumFractionDigits: 0 }).replace("0", () => text)
    : `${currency === "USD" ? "$" : ""}${text}`
  return text === signed ? money : `-${money}`
}

/** Formats an amount of money like `showFiat`, but without cents if they are zero: `"$7,500"`, `"$7,500.50"`. */
export const showRoundFiat = (amount: string, currency: string): string =>
  showFiat(amount, currency).replace(/\.0+(?=\D*$)/, "")

/** Shortens an address in a transaction to four and six characters. docs/spec/foundation.md#text-addresses. */
export const truncateTransactionAddress = (address: string): string =>
  address.length <= limits.addressLeading + limits.addressTrailing + 1
    ? address
    : `${address.slice(0, limits.addressLeading)}…${address.slice(-limits.addressTrailing)}`
