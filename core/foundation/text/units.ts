/** A count of base units as exact decimal text of whole ones: `formatUnits(1500000n, 6)` is `"1.5"`. Never rounded. */
export const formatUnits = (amount: bigint, decimals: number): string => {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0")
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "")
  return `${amount < 0n ? "-" : ""}${whole}${fraction === "" ? "" : `.${fraction}`}`
}

/**
 * Whole ones as decimal text in base units: `parseUnits("1.5", 6)` is `1500000n`. Undefined when it is no plain decimal
 * or has more digits after the point than the token has: nothing is rounded away unseen.
 */
export const parseUnits = (text: string, decimals: number): bigint | undefined => {
  const [, sign, whole = "", fraction = ""] = /^(-)?(\d{0,78})(?:\.(\d{0,78}))?$/.exec(text.trim()) ?? []
  if (whole === "" && fraction === "") return undefined
  const digits = fraction.replace(/0+$/, "")
  if (digits.length > decimals) return undefined
  const amount = BigInt(`${whole}${digits.padEnd(decimals, "0")}`)
  return sign === "-" ? -amount : amount
}
